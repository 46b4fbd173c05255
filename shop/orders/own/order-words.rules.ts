import { inCoins } from '../../lib/coins.ts'
import { m } from '../../messages/m.ts'
import { slotWords } from '../../slots/slot-words.ts'
import { isLeftOut } from '../order-lines.rules.ts'

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
  REMOVED: m.orders_item_removed,
  PACKED: m.orders_item_packed,
}
const ways: Record<string, () => string> = { 'IN STORE': m.cart_in_store, DELIVERY: m.cart_delivery }
const times: Record<string, () => string> = { MORNING: m.cart_morning, DAYTIME: m.cart_daytime }

const wordOf = (words: Record<string, () => string>, code: string) => words[code]?.() ?? code

/** The label of an order's status. */
export const statusWord = (code: string) => wordOf(statuses, code)

/** The label of a line's status. */
export const itemStatusWord = (code: string) => wordOf(itemStatuses, code)

/** The fulfilment of an order: its way, its branch if the shop has several, and its window or else its half-day. */
export type OrderFulfilment = {
  pickupType: string
  pickupTime: string
  slotStartsAt: Date | string | null
  slotEndsAt: Date | string | null
  branch?: { branchName: string } | null
}

/** The fulfilment of an order in words: how and when, by the shop's clock, the products reach the customer. */
export function fulfilmentWords(order: OrderFulfilment, timeZone: string | undefined): string {
  const { pickupType, pickupTime, slotStartsAt: startsAt, slotEndsAt: endsAt, branch } = order
  const time = startsAt && endsAt ? slotWords({ startsAt, endsAt }, timeZone) : wordOf(times, pickupTime)
  const place = pickupType !== 'DELIVERY' && branch ? [branch.branchName] : []
  return [wordOf(ways, pickupType), ...place, time].join(', ')
}

/** The amount of a line in words: "1.37 lb", "2 piece, about 5 lb", and once it is weighed "2 piece, 5.37 lb". */
export function amountWords(item: {
  quantity: number
  measuringUnit: string
  pricedUnit: string
  estimatedMeasure: number
  finalWeight: number | null
}): string {
  const { measuringUnit, pricedUnit: unit, estimatedMeasure, finalWeight } = item
  const amount = `${item.quantity} ${measuringUnit}`
  if (unit === measuringUnit) return amount
  return finalWeight === null
    ? m.orders_amount_about({ amount, measure: String(estimatedMeasure), unit })
    : m.orders_amount_weighed({ amount, measure: String(finalWeight), unit })
}

/** True while the scales can still change the price of a line. */
export const isToWeigh = (item: { weighed: boolean; finalWeight: number | null; itemStatus: string }) =>
  item.weighed && item.finalWeight === null && !isLeftOut(item.itemStatus)

/**
 * The cash to have ready for an order: the most that it can still cost, less what was paid, in coins; undefined if none is due.
 * All amounts in minor units.
 */
export const cashReadyFor = (
  order: Parameters<typeof mostOf>[0] & { paymentMethod: string; paid: number },
  items: Parameters<typeof mostOf>[1],
  smallestCoin: number,
): number | undefined => {
  const isOpen = order.orderStatus !== 'CLOSED' && order.orderStatus !== 'REJECTED'
  const due = inCoins((mostOf(order, items) ?? order.grandTotal) - order.paid, smallestCoin)
  return order.paymentMethod === 'CASH' && isOpen && due > 0 ? due : undefined
}

/** The most that an order can still cost; undefined if its total is what it costs. */
export const mostOf = (
  order: { ceiling: number | null; grandTotal: number; orderStatus: string },
  items: readonly Parameters<typeof isToWeigh>[0][],
): number | undefined =>
  order.ceiling !== null &&
  order.ceiling > order.grandTotal &&
  order.orderStatus !== 'CLOSED' &&
  order.orderStatus !== 'REJECTED' &&
  items.some(isToWeigh)
    ? order.ceiling
    : undefined
