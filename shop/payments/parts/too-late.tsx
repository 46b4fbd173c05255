import { TimerOff } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { cart } from '../../cart/use-cart.ts'
import { m } from '../../messages/m.ts'
import { cartLinesOf } from '../../orders/cart-lines-of.ts'
import { addressOf } from '../../orders/order-link.ts'
import { isBooking } from '../../orders/order-types.rules.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Paying } from '../use-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

type Props = { paying: Paying; link: string }

/** The order was not paid in time: its products can go back into the cart; Qurbani shares must be booked again. */
export function TooLate({ paying, link }: Props) {
  const { payment, tries } = paying
  if (!isBooking(payment.orderType)) return <GoodsTooLate paying={paying} link={link} />
  return (
    <PaymentOutcome
      icon={<TimerOff className="size-8" />}
      title={m.payments_expired_title()}
      fresh={tries > 0}
    >
      <p>{payment.orderType === 'BALANCE' ? m.payments_expired_balance() : m.payments_expired_booking()}</p>
      <a href={addressOf(payment.orderType, payment.orderNum, link)} className={buttonLook('main')}>
        {m.payments_to_booking()}
      </a>
    </PaymentOutcome>
  )
}

function GoodsTooLate({ paying: { payment, tries }, link }: Props) {
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  async function fill() {
    if (sending) return
    setSending(true)
    const sent = await send('GET /orders/findByLink/{orderNum}/{link}', { orderNum: payment.orderNum, link })
    setSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    for (const line of cartLinesOf(sent.answer.orderItems)) cart.add(line)
    location.assign('/cart')
  }
  return (
    <PaymentOutcome
      icon={<TimerOff className="size-8" />}
      title={m.payments_expired_title()}
      fresh={tries > 0}
    >
      <p>{m.payments_expired_text()}</p>
      {problem && <Problem problem={problem} onRetry={fill} />}
      <Button look="main" className="py-2" disabled={sending} onClick={fill}>
        {m.payments_to_cart()}
      </Button>
    </PaymentOutcome>
  )
}
