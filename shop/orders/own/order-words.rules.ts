import { m } from '../../messages/m.ts'

const statuses: Record<string, () => string> = {
  NEW: m.orders_status_new,
  PRINTED: m.orders_status_printed,
  OPEN: m.orders_status_open,
  CLOSED: m.orders_status_closed,
  REJECTED: m.orders_status_rejected,
}
const itemStatuses: Record<string, () => string> = {
  NEW: m.orders_status_new,
  PICKED: m.orders_item_picked,
  SUBSTITUTED: m.orders_item_substituted,
  UNAVAILABLE: m.orders_item_unavailable,
  PACKED: m.orders_item_packed,
}
const ways: Record<string, () => string> = { 'IN STORE': m.cart_in_store, DELIVERY: m.cart_delivery }
const times: Record<string, () => string> = { MORNING: m.cart_morning, DAYTIME: m.cart_daytime }

const wordOf = (words: Record<string, () => string>, code: string) => words[code]?.() ?? code

/** The label of an order's status. */
export const statusWord = (code: string) => wordOf(statuses, code)

/** The label of a line's status. */
export const itemStatusWord = (code: string) => wordOf(itemStatuses, code)

/** The fulfilment of an order in words: how and when the products reach the customer. */
export const fulfilmentWords = (pickupType: string, pickupTime: string) =>
  `${wordOf(ways, pickupType)}, ${wordOf(times, pickupTime)}`
