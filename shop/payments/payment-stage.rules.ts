import type { Payable } from './payments.contract.ts'

/** What the payment page shows of an order. */
export type Stage =
  | 'cash'
  | 'card'
  | 'bank'
  | 'under way'
  | 'paid'
  | 'put aside'
  | 'given back'
  | 'too late'
  | 'nobody'

type Standing = Pick<Payable, 'orderStatus' | 'paymentState' | 'card' | 'provider'>

/** Where the payment of an order stands for whoever pays it; `left` in milliseconds. */
export function stageOf({ orderStatus, paymentState, card, provider }: Standing, left: number): Stage {
  if (paymentState === 'ON_DELIVERY') return 'cash'
  if (paymentState === 'EXPIRED') return 'too late'
  if (paymentState === 'REFUNDED' || paymentState === 'RELEASED') return 'given back'
  if (paymentState === 'AUTHORISED') return 'put aside'
  if (paymentState !== 'AWAITING') return 'paid'
  if (orderStatus === 'REJECTED') return 'given back'
  // The provider has said yes or is about to: what becomes of it is told by the shop alone, also after the time.
  if (card === 'under way' || card === 'put aside' || card === 'taken') return 'under way'
  if (left <= 0 || card === 'cancelled') return 'too late'
  if (!provider) return 'nobody'
  return card === 'needs confirming' ? 'bank' : 'card'
}

/** Why a payment failed, as people read it: the part before the first semicolon (spec section 8). */
export const warningIn = (failure: string): string => (failure.split(';')[0] ?? '').trim()
