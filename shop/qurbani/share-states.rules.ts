/**
 * How a share stands. `HELD`: not paid yet. `BOOKED`: paid, at least the deposit. `ASSIGNED`: it has an animal. `DONE`: that animal is
 * slaughtered. `ENDED`: not paid in time, or cancelled.
 */
export const shareStates = ['HELD', 'BOOKED', 'ASSIGNED', 'DONE', 'PACKED', 'COLLECTED', 'ENDED'] as const
export type ShareState = (typeof shareStates)[number]

/** What the state of a share follows from; nothing of it is written twice. */
export type ShareFacts = {
  paymentState: string
  orderStatus: string
  cancelledAt: Date | null
  animalId: number | null
  doneAt: Date | null
  packedAt: Date | null
  collectedAt: Date | null
}

/** How a share stands, by how its order, its money and its animal stand. */
export function stateOfShare(facts: ShareFacts): ShareState {
  if (facts.cancelledAt || facts.orderStatus === 'REJECTED' || facts.paymentState === 'EXPIRED')
    return 'ENDED'
  if (facts.paymentState === 'AWAITING') return 'HELD'
  if (facts.collectedAt) return 'COLLECTED'
  if (facts.packedAt) return 'PACKED'
  if (facts.doneAt) return 'DONE'
  return facts.animalId === null ? 'BOOKED' : 'ASSIGNED'
}
