import { Undo2 } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { addressOf } from '../../orders/order-link.ts'
import { buttonLook } from '../../ui/button.tsx'
import type { Paying } from '../use-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Says that the changes of an order could not be saved: nothing was charged for them, or it goes back. */
export function NotSaved({ paying: { payment, tries }, link }: { paying: Paying; link: string }) {
  return (
    <PaymentOutcome
      look="bad"
      icon={<Undo2 className="size-8" />}
      title={m.payments_change_lost_title()}
      fresh={tries > 0}
    >
      <p>{(payment.change === 'GIVEN_BACK' ? m.payments_change_given_back : m.payments_change_lost)()}</p>
      <a href={addressOf(payment.orderType, payment.orderNum, link)} className={buttonLook('main')}>
        {m.payments_to_order()}
      </a>
    </PaymentOutcome>
  )
}
