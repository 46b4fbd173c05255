import { isBooking } from './order-types.rules.ts'

/** The secret address of an order: opens the invoice for whoever holds it. */
export const orderAddress = (orderNum: string, link: string) =>
  `/orderDetail?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** Where whoever holds the link of a booking of Qurbani sees how it stands; that of its balance leads to the same. */
export const bookingAddress = (orderNum: string, link: string) =>
  `/qurbani/booking?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** The page on which whoever holds the link of an order sees it, by what the order is of. */
export const addressOf = (orderType: string, orderNum: string, link: string) =>
  (isBooking(orderType) ? bookingAddress : orderAddress)(orderNum, link)

/**
 * Where the order is paid by card, for whoever holds its link. That page may load what no other may: it is opened as a
 * document of its own, never by the router.
 */
export const paymentAddress = (orderNum: string, link: string) =>
  `/payment?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`
