import type { Mutant } from './mutant.ts'

const byChanges = 'shop/payments/own/own-changes'
const byRaces = 'shop/payments/own/own-races'
const byPaid = 'shop/payments/own/paid-changes'
const byWindows = 'shop/payments/own/own-windows'
const calls = 'shop/payments/own/own-changes.server.ts'

/** Guards of what customers change and cancel by the links of their orders. */
export const ownChangesMutants: Record<string, Mutant> = {
  'any link changes an order': {
    file: 'shop/orders/own/order-of-link.server.ts',
    guard: 'order && isKeyOf(order, link) ? order.orderId',
    without: 'order ? order.orderId',
    noticedBy: byChanges,
    test: 'finds nothing by a wrong link',
  },
  'customers change an order after the cut-off of its window': {
    file: 'shop/orders/own/own-change.rules.ts',
    guard: '(orderBy && now >= orderBy)',
    without: 'false',
    noticedBy: byWindows,
    test: 'before the cut-off of its window, and is refused after it',
  },
  'a customer changes an order that is printed in the same moment': {
    file: calls,
    guard: "readEditable(shop.database, orderId, { lock: true, branches: 'all' })",
    without: "readEditable(shop.database, orderId, { lock: false, branches: 'all' })",
    noticedBy: byRaces,
    test: 'is printed while its customer changes it is not changed',
  },
  'a customer cancels an order that is printed in the same moment': {
    file: calls,
    guard: "readEditable(database, orderId, { lock: true, branches: 'all' })",
    without: "readEditable(database, orderId, { lock: false, branches: 'all' })",
    noticedBy: byRaces,
    test: 'is printed while its customer cancels it is prepared',
  },
  'an order is marked as printed although its sheet is old': {
    file: 'shop/orders/desk/change-order-status.server.ts',
    guard: '(versions.get(orderId) ?? version) === version',
    without: 'true',
    noticedBy: byRaces,
    test: 'a sheet with the lines of before is not marked as printed',
  },
  'a customer overwrites a change by staff': {
    file: 'shop/orders/own/plan-own-edit.server.ts',
    guard: 'order.version === version ? undefined',
    without: 'order.version >= version ? undefined',
    noticedBy: byRaces,
    test: 'a customer who waits for a change by staff',
  },
  'a customer gets more than the stock has': {
    file: calls,
    guard: 'return refuseShort(planned, short) ?? { ...outcomeOfOwn',
    without: 'return { ...outcomeOfOwn',
    noticedBy: byRaces,
    test: 'one of two customers who want the last of a product',
  },
  'a second cancellation is refused': {
    file: calls,
    guard: "if (isCancelled(events)) return { orderStatus: 'REJECTED' as const }",
    without: '',
    noticedBy: byRaces,
    test: 'cancelled twice at the same moment ends once',
  },
  'a customer makes an order cost more than the card covers': {
    file: calls,
    guard: 'if (toPay > 0) return',
    without: 'if (toPay < 0) return',
    noticedBy: byChanges,
    test: 'that is on hold costs less after a change, and never more',
  },
  'a payment stays open although its order was cancelled': {
    file: calls,
    guard: 'if (isUnpaid(found.order.paymentState)) await closePayment(shop, orderId)',
    without: '',
    noticedBy: byChanges,
    test: 'a payment that was under way goes back',
  },
  'a cancelled order that was not paid holds its items': {
    file: 'shop/orders/own/cancel-order.server.ts',
    guard: 'if (waits) await releaseHeld',
    without: 'if (false) await releaseHeld',
    noticedBy: byChanges,
    test: 'before it is paid: the items are free',
  },
  'a change adds work that its window has no time for': {
    file: 'shop/orders/own/plan-own-edit.server.ts',
    guard: 'ofSlot: slotWishes(slot, minutes)',
    without: 'ofSlot: slotWishes(slot, 0)',
    noticedBy: byWindows,
    test: 'minutes of work that a change adds',
  },
  'a change adds goods that had to be ordered earlier': {
    file: 'shop/orders/own/plan-own-edit.server.ts',
    guard: "if (late.length) return refuse(previewOwnEdit, 'TOO_SOON', { lines: late })",
    without: '',
    noticedBy: byWindows,
    test: 'must be ordered earlier for the window',
  },
  'an order has more than a customer may order of a product': {
    file: 'shop/orders/own/plan-own-edit.server.ts',
    guard: 'isMore && most !== undefined && wanted > most',
    without: 'false',
    noticedBy: byChanges,
    test: 'is refused amounts that are not sold',
  },
  'a change is saved although the order was changed while its customer paid': {
    file: 'shop/payments/own/save-paid-change.server.ts',
    guard: 'if (!change || order.version !== ofVersion) return false',
    without: 'if (!change) return false',
    noticedBy: byPaid,
    test: 'makes the open one stale, also one whose payment is on its way',
  },
  'a paid change takes more than the stock has': {
    file: 'shop/payments/own/save-paid-change.server.ts',
    guard: 'if (short.length) throw new RanOut()',
    without: '',
    noticedBy: byPaid,
    test: 'a product that ran out before the payment came',
  },
  'a paid change costs more than its customer agreed to': {
    file: 'shop/payments/own/save-paid-change.server.ts',
    guard: 'costOf(planned) > (upTo ?? 0)',
    without: 'false',
    noticedBy: byPaid,
    test: 'a price that has changed in between',
  },
}
