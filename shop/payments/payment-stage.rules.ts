import type { Payable } from './payments.contract.ts'

/** The stages of the payment page. */
export type Stage =
  | 'cash'
  | 'agree'
  | 'card'
  | 'bank'
  | 'under way'
  | 'paid'
  | 'put aside'
  | 'given back'
  | 'too late'
  | 'nobody'

type Standing = Pick<Payable, 'orderStatus' | 'paymentState' | 'card' | 'provider'> &
  Partial<Pick<Payable, 'rest' | 'change'>>

/** Returns the stage of an order's payment for the person who pays it; `left` in milliseconds. */
export function stageOf(
  { orderStatus, paymentState, card, provider, rest, change }: Standing,
  left: number,
): Stage {
  if (rest) {
    if (!provider) return 'nobody'
    if (!rest.agreed) return 'agree'
    if (card === 'under way' || card === 'taken') return 'under way'
    return card === 'needs confirming' ? 'bank' : 'card'
  }
  // The change is over, and the bank may still say yes to its payment.
  if (change === 'OPEN') return 'under way'
  if (paymentState === 'ON_DELIVERY') return 'cash'
  if (paymentState === 'EXPIRED') return 'too late'
  if (paymentState === 'REFUNDED' || paymentState === 'RELEASED') return 'given back'
  if (paymentState === 'AUTHORISED') return 'put aside'
  if (paymentState !== 'AWAITING') return 'paid'
  if (orderStatus === 'REJECTED') return 'given back'
  // The provider has agreed or is about to: only the shop decides the result, even after the deadline.
  if (card === 'under way' || card === 'put aside' || card === 'taken') return 'under way'
  if (left <= 0 || card === 'cancelled') return 'too late'
  if (!provider) return 'nobody'
  return card === 'needs confirming' ? 'bank' : 'card'
}

/** Returns the reason of a failed payment for people: the part before the first semicolon (spec section 8). */
export const warningIn = (failure: string): string => (failure.split(';')[0] ?? '').trim()
