import { and, eq } from 'drizzle-orm'
import { releaseHeld } from '../../availability/end-holds.server.ts'
import { putBack } from '../../availability/put-back.server.ts'
import { changeLotsAtEnd } from '../lots/lots-at-end.server.ts'
import { orderEvents, orders } from '../orders.tables.server.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import { leaveRun } from '../runs/leave-run.server.ts'
import { notify, type Settling } from '../settle-order.server.ts'
import { CUSTOMER } from './read-own-events.server.ts'

/**
 * Ends an order for its customer, in the running transaction, by a caller who has locked it: its state, its event, the message, and last
 * its goods and its place in a window, which others can have. The payment job sends back what was paid or is on hold; a payment that
 * is still to come counts as too late.
 */
export async function cancelOrder(shop: Settling, order: typeof orders.$inferSelect): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId, version, paymentState } = order
  const now = clock()
  const waits = isUnpaid(paymentState)
  await database
    .update(orders)
    .set({
      ...{ orderStatus: 'REJECTED', updatedBy: CUSTOMER, version: version + 1 },
      ...(waits ? { paymentState: 'EXPIRED', payUntil: null } : {}),
    })
    .where(and(eq(orders.orderId, orderId), eq(orders.version, version)))
  await leaveRun(shop, orderId)
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus: 'REJECTED', happenedBy: CUSTOMER, happenedAt: now })
  await notify(shop, order, {
    template: 'order-status',
    data: { orderStatus: 'REJECTED', by: CUSTOMER },
    dedupeKey: `order-status ${orderId} REJECTED ${version + 1}`,
  })
  changed('orders')
  // Last, so that others who want the same products wait as briefly as possible.
  if (waits) await releaseHeld(database, { orderId, releasedAt: now })
  else
    await changeLotsAtEnd(shop, order, { end: 'RETURNED', movedBy: null }, () =>
      putBack(database, { cause: 'REJECTED', orderId, movedAt: now, movedBy: null }),
    )
}
