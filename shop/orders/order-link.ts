import { isBooking } from './order-types.rules.ts'

/** The secret address of an order: opens the invoice for anyone who has it. */
export const orderAddress = (orderNum: string, link: string) =>
  `/orderDetail?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** The page on which anyone with the link changes an order while that is possible. */
export const changeAddress = (orderNum: string, link: string) => `${orderAddress(orderNum, link)}&change=1`

/**
 * The page that shows the state of a Qurbani booking to anyone with its link; the link of its balance leads to the same
 * page.
 */
export const bookingAddress = (orderNum: string, link: string) =>
  `/qurbani/booking?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** The page that shows an order to anyone with its link, by type of order. */
export const addressOf = (orderType: string, orderNum: string, link: string) =>
  (isBooking(orderType) ? bookingAddress : orderAddress)(orderNum, link)

/**
 * The page on which anyone with the link pays an order by card. It may load what no other page may: it is opened as a
 * document of its own, never by the router.
 */
export const paymentAddress = (orderNum: string, link: string) =>
  `/payment?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`
