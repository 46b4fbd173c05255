import { isBooking } from './order-types.rules.ts'

/** The states of an order, in the order in which it reaches them; REJECTED ends it early. */
export const orderStates = ['NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED'] as const
export type OrderState = (typeof orderStates)[number]

/** The states from which an order may come to each state: every transition that an order can make. */
const comesFrom: Record<OrderState, readonly OrderState[]> = {
  NEW: [],
  PRINTED: ['NEW'],
  OPEN: ['PRINTED'],
  CLOSED: ['OPEN'],
  REJECTED: ['NEW', 'PRINTED', 'OPEN'],
}

/** Returns the states from which an order may come to this one. */
export const statesBefore = (state: OrderState): readonly OrderState[] => comesFrom[state]

/** Returns the states to which an order may go from this one. */
export const statesAfter = (state: string): OrderState[] =>
  orderStates.filter(next => (comesFrom[next] as readonly string[]).includes(state))

/** True if the lines of an order may still be changed: until it has ended. */
export const mayEdit = (state: string): boolean => statesAfter(state).length > 0

/** The payment states of orders whose money never came: they stay closed. */
const neverPaid: readonly string[] = ['EXPIRED', 'RELEASED']

/** True if an order that has ended may be opened again, as far as it shows; bookings end at the Qurbani desk. */
export const mayReopen = (order: { orderStatus: string; orderType: string; paymentState: string }): boolean =>
  !mayEdit(order.orderStatus) && !isBooking(order.orderType) && !neverPaid.includes(order.paymentState)

/** The states of orders that still need work. */
export const openStates: readonly OrderState[] = orderStates.filter(mayEdit)

/** The states in which an order is picked: from the printing of its list until it is handed over. */
export const pickedStates: readonly OrderState[] = ['PRINTED', 'OPEN']

/** True if an order is being picked. */
export const isPickedIn = (state: string): boolean => (pickedStates as readonly string[]).includes(state)

/** Only a rejection needs a reason, which the customer reads. */
export const needsReason = (state: OrderState): boolean => state === 'REJECTED'
