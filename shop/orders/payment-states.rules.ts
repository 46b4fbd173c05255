/**
 * The payment states of an order. `ON_DELIVERY`: in cash, when the products are handed over. `AWAITING`: by card, not yet
 * paid; the products are held. `AUTHORISED`: authorized, captured when the products are weighed. `EXPIRED`: not paid in
 * time. `RELEASED`: the authorization was released.
 */
export const paymentStates = [
  'ON_DELIVERY',
  'AWAITING',
  'AUTHORISED',
  'PAID',
  'PART_REFUNDED',
  'REFUNDED',
  'RELEASED',
  'EXPIRED',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The minutes for which the products of an order that is paid by card are held. */
export const MINUTES_TO_PAY = 15

/** True if nobody may work on an order yet: it is not paid for. */
export const isUnpaid = (paymentState: string): boolean => paymentState === 'AWAITING'

/**
 * Returns the payment state of an order after it costs something else: one that is paid in cash waits for the rest, or no longer.
 * Amounts in minor units.
 */
export function stateAtTotal(
  { paymentMethod, paymentState, paid }: { paymentMethod: string; paymentState: string; paid: number },
  total: number,
): PaymentState {
  const state = paymentState as PaymentState
  if (paymentMethod !== 'CASH' || paid <= 0) return state
  if (paid < total) return 'ON_DELIVERY'
  return state === 'ON_DELIVERY' ? 'PAID' : state
}
