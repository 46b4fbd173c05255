/** Orders of products: placed in the shop, taken by phone, sold at the counter, or placed by the shop for a standing order. */
export const goodsTypes = ['ONLINE', 'PHONE', 'COUNTER', 'STANDING'] as const

/**
 * Orders for bookings: the first payment for Qurbani shares, and their balance. They are paid like others, but handled at
 * the Qurbani desk: they are never picked, printed or edited.
 */
export const bookingTypes = ['QURBANI', 'BALANCE'] as const

/** The origin of an order. */
export type OrderType = (typeof goodsTypes)[number] | (typeof bookingTypes)[number]

/** True if an order belongs to a booking. */
export const isBooking = (orderType: string): boolean =>
  (bookingTypes as readonly string[]).includes(orderType)

/** Returns the type of a new order of products. `takenBy`: the staff member who took it by phone. */
export function typeOfOrder(order: { isSale: boolean; isStanding: boolean; takenBy: number | undefined }) {
  if (order.isSale) return 'COUNTER'
  if (order.isStanding) return 'STANDING'
  return order.takenBy === undefined ? 'ONLINE' : 'PHONE'
}
