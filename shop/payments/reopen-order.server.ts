import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import { reopen } from '../orders/desk/write-reopening.server.ts'
import { mayEdit } from '../orders/order-states.rules.ts'
import { isBooking } from '../orders/order-types.rules.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import { holdOrder } from '../orders/settle-order.server.ts'
import { readCash } from './cash/read-cash.server.ts'
import { paymentTasks } from './payments.tables.server.ts'
import { reopenOrder } from './reopen.contract.ts'

export const answerReopenOrder = handle(reopenOrder, async ({ orderId, version, reason }, shop) => {
  // The payment job locks the order too, before it asks for its money to be sent back.
  const order = await holdOrder(shop.database, orderId, branchesWith(shop.caller, 'orders'))
  if (!order) return refuse(reopenOrder, 'NOT_FOUND', undefined)
  const { orderStatus } = order
  if (isBooking(order.orderType)) return refuse(reopenOrder, 'BOOKING', undefined)
  if (order.version !== version)
    return refuse(reopenOrder, 'CHANGED', { version: order.version, orderStatus })
  if (mayEdit(orderStatus)) return refuse(reopenOrder, 'NOT_ENDED', { orderStatus })
  if (orderStatus === 'REJECTED' && (await isMoneyGone(shop.database, order)))
    return refuse(reopenOrder, 'MONEY_BACK', undefined)
  const { short, ...opened } = await reopen(shop, order, reason?.trim() || null)
  if (short.length) return refuse(reopenOrder, 'OUT_OF_STOCK', { lines: short })
  return { orderId, ...opened }
})

/** The payment states of a rejected order whose card still pays for it. */
const stillPaid = ['AUTHORISED', 'PAID', 'PART_REFUNDED']

/** True if the money of a rejected order went back to its customer, is about to, or never came. */
async function isMoneyGone(database: Database, order: typeof orders.$inferSelect): Promise<boolean> {
  const { orderId, grandTotal, paymentMethod, paymentState } = order
  if (paymentMethod === 'CARD') {
    if (!stillPaid.includes(paymentState)) return true
    const causes = [`rejected REFUND ${orderId}`, `rejected CANCEL ${orderId}`]
    const back = and(eq(paymentTasks.orderId, orderId), inArray(paymentTasks.cause, causes))
    return (await database.$count(paymentTasks, back)) > 0
  }
  const { received, paidBack } = await readCash(database, orderId)
  return paidBack > Math.max(0, received - grandTotal)
}
