import type { Shop } from '../../lib/shop.server.ts'
import type { orders } from '../orders.tables.server.ts'
import { notifyEach } from '../settle-order.server.ts'
import { sayOfOrders } from './hold-run.server.ts'

/** Writes in the history of each order that its driver has left with it, and tells its customer, once for each run. */
export async function sayLeft(
  shop: Pick<Shop, 'database' | 'clock' | 'outbox' | 'changed'>,
  taken: readonly (typeof orders.$inferSelect)[],
  { runId, custId, at }: { runId: number; custId: number; at: Date },
): Promise<void> {
  if (taken.length === 0) return
  await sayOfOrders(
    shop,
    taken.map(
      ({ orderId, orderStatus }) =>
        ({ orderId, kind: 'LEFT', orderStatus, reason: null, custId, at }) as const,
    ),
  )
  await notifyEach(
    shop,
    taken.map(order => ({
      ...{ order, template: 'order-left', data: {}, dedupeKey: `order-left ${runId} ${order.orderId}` },
    })),
  )
}
