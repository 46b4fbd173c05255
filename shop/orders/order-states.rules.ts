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

/** The states to which an order may go from this one. */
export const statesAfter = (state: string): OrderState[] =>
  orderStates.filter(next => (comesFrom[next] as readonly string[]).includes(state))

/** Whether the lines of an order may still be changed: until it has ended. */
export const mayEdit = (state: string): boolean => statesAfter(state).length > 0

/** The states of orders that somebody still has to do something for. */
export const openStates: readonly OrderState[] = orderStates.filter(mayEdit)

/** The states in which the goods of an order are picked: from when its list is printed until it is handed over. */
export const pickedStates: readonly OrderState[] = ['PRINTED', 'OPEN']

/** Whether the goods of an order are picked now. */
export const isPickedIn = (state: string): boolean => (pickedStates as readonly string[]).includes(state)

/** Only a rejection needs a reason, which the customer reads. */
export const needsReason = (state: OrderState): boolean => state === 'REJECTED'
