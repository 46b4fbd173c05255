/** The states of an order in a recall: it waits for the job of recalls, or the job has dealt with it. */
export const recallStates = ['WAITING', 'DONE'] as const
export type RecallState = (typeof recallStates)[number]

/**
 * The result of a recall for an order. `PICK_AGAIN`: it was not handed over, and its lines are to be picked again. `HANDED_OVER`: its
 * customer has the goods. `NOTHING`: it was rejected, or has nothing of the lots any more.
 */
export const recallOutcomes = ['PICK_AGAIN', 'HANDED_OVER', 'NOTHING'] as const
export type RecallOutcome = (typeof recallOutcomes)[number]

/** The way of a refund: to the card, in cash at the desk, or none. */
export const refundWays = ['CARD', 'DESK', 'NONE'] as const
export type RefundWay = (typeof refundWays)[number]

/**
 * The parts of the list of orders: those that still wait; those whose customers have the goods, got no message and no call yet; and those whose
 * customers have the goods and got no call yet, with a message or without.
 */
export const recallParts = ['WAITING', 'TO_CALL', 'NOT_CALLED'] as const

/** The most lots in one recall. */
export const MOST_LOTS = 100
