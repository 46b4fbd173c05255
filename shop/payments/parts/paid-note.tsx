import { CircleCheckBig } from 'lucide-react'
import { useEffect } from 'react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { addressOf } from '../../orders/order-link.ts'
import { buttonLook } from '../../ui/button.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { providerFaces } from '../providers/provider-faces.ts'
import type { Paying } from '../use-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

/** The milliseconds for which the success message is shown. */
const SHOWN_FOR = 4000

/** Says that the order is paid or authorized. A person who has just paid is taken to the order. */
export function PaidNote({ paying, link }: { paying: Paying; link: string }) {
  const { payment, stage, tries, wasRest, wasChange } = paying
  const fresh = tries > 0
  const order = addressOf(payment.orderType, payment.orderNum, link)
  const remark = payment.provider ? providerFaces[payment.provider].remark : undefined
  const amount = showMoney(payment.most, useCurrency())
  const isDone = stage === 'paid' || wasRest
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => location.replace(order), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [fresh, order])
  return (
    <PaymentOutcome
      look="good"
      icon={<CircleCheckBig className="size-8" />}
      title={isDone ? m.payments_paid_title() : m.payments_aside_title()}
      fresh={fresh}
    >
      <p role="status" className="text-lg font-semibold text-green">
        {m.payments_success()}
      </p>
      <p>
        {wasRest
          ? (wasChange ? m.payments_change_saved : m.payments_rest_done)()
          : stage === 'paid'
            ? m.payments_paid_text()
            : m.payments_aside_text({ amount })}
      </p>
      {remark && <p className="text-sm text-muted">{remark()}</p>}
      <a href={order} className={buttonLook('main')}>
        {m.payments_to_order()}
      </a>
    </PaymentOutcome>
  )
}
