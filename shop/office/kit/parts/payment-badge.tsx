import { m } from '../../../messages/m.ts'
import type { PaymentState } from '../../../orders/payment-states.rules.ts'
import { paymentStateWords } from '../office-payment-words.ts'

const looks: Partial<Record<PaymentState, string>> = {
  AWAITING: 'bg-saffron-soft text-ink',
  PAID: 'bg-green-soft text-green',
  AUTHORISED: 'bg-green-soft text-green',
  EXPIRED: 'bg-rose-soft text-rose',
}

/** `partly`: more is still to pay. */
type Props = { state: PaymentState; partly?: boolean }

/** The payment state of an order, as a badge. */
export const PaymentBadge = ({ state, partly = false }: Props) => (
  <span
    className={`inline-block rounded-round px-3 py-0.5 text-sm font-semibold ${partly ? 'bg-saffron-soft text-ink' : (looks[state] ?? 'bg-sunken text-muted')}`}
  >
    {partly ? m.office_payments_state_part_paid() : paymentStateWords[state]()}
  </span>
)
