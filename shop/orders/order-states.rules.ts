/** What an order can be, in the order in which it gets there; REJECTED ends it before. */
export const orderStates = ['NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED'] as const
export type OrderState = (typeof orderStates)[number]

/** From which states an order may come to each: the whole of what can happen to an order. */
const comesFrom: Record<OrderState, readonly OrderState[]> = {
  NEW: [],
  PRINTED: ['NEW'],
  OPEN: ['PRINTED'],
  CLOSED: ['OPEN'],
  REJECTED: ['NEW', 'PRINTED', 'OPEN'],
}

/** The states from which an order may come to this one. */
export const statesBefore = (state: OrderState): readonly OrderState[] => comesFrom[state]

/** Only a rejection needs a reason, which the customer reads. */
export const needsReason = (state: OrderState): boolean => state === 'REJECTED'
