/**
 * The states of a share. `HELD`: not paid yet. `BOOKED`: paid, at least the deposit. `ASSIGNED`: it has an animal. `DONE`:
 * that animal is slaughtered. `ENDED`: not paid in time, or cancelled.
 */
export const shareStates = ['HELD', 'BOOKED', 'ASSIGNED', 'DONE', 'PACKED', 'COLLECTED', 'ENDED'] as const
export type ShareState = (typeof shareStates)[number]

/** The facts that determine the state of a share; none of them is stored twice. */
export type ShareFacts = {
  paymentState: string
  orderStatus: string
  cancelledAt: Date | null
  animalId: number | null
  doneAt: Date | null
  packedAt: Date | null
  collectedAt: Date | null
}

/** Returns the state of a share, from its order, its money and its animal. */
export function stateOfShare(facts: ShareFacts): ShareState {
  if (facts.cancelledAt || facts.orderStatus === 'REJECTED' || facts.paymentState === 'EXPIRED')
    return 'ENDED'
  if (facts.paymentState === 'AWAITING') return 'HELD'
  if (facts.collectedAt) return 'COLLECTED'
  if (facts.packedAt) return 'PACKED'
  if (facts.doneAt) return 'DONE'
  return facts.animalId === null ? 'BOOKED' : 'ASSIGNED'
}
