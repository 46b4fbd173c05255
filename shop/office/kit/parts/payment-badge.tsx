import type { PaymentState } from '../../../orders/payment-states.rules.ts'
import { paymentStateWords } from '../office-payment-words.ts'

const looks: Partial<Record<PaymentState, string>> = {
  AWAITING: 'bg-saffron-soft text-ink',
  PAID: 'bg-green-soft text-green',
  AUTHORISED: 'bg-green-soft text-green',
  EXPIRED: 'bg-rose-soft text-rose',
}

/** The payment state of an order, as a badge. */
export const PaymentBadge = ({ state }: { state: PaymentState }) => (
  <span
    className={`inline-block rounded-round px-3 py-0.5 text-sm font-semibold ${looks[state] ?? 'bg-sunken text-muted'}`}
  >
    {paymentStateWords[state]()}
  </span>
)
