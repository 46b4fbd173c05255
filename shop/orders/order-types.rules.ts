/** Orders of goods: placed in the shop, or taken by phone. */
export const goodsTypes = ['ONLINE', 'PHONE'] as const

/**
 * Orders by which something is booked: what is paid at once for shares of Qurbani, and the balance of them. They are paid like
 * others, and worked on where they were booked: nothing of them is picked, printed or edited.
 */
export const bookingTypes = ['QURBANI', 'BALANCE'] as const

/** How an order came about. */
export type OrderType = (typeof goodsTypes)[number] | (typeof bookingTypes)[number]

/** Whether an order is one of a booking. */
export const isBooking = (orderType: string): boolean =>
  (bookingTypes as readonly string[]).includes(orderType)
