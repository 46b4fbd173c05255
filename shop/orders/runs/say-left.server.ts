import type { Shop } from '../../lib/shop.server.ts'
import type { orders } from '../orders.tables.server.ts'
import { notify } from '../settle-order.server.ts'
import { sayOfOrder } from './hold-run.server.ts'

/** Writes in the history of an order that its driver has left with it, and tells its customer, once for each run. */
export async function sayLeft(
  shop: Pick<Shop, 'database' | 'clock' | 'outbox' | 'changed'>,
  order: typeof orders.$inferSelect,
  { runId, custId, at }: { runId: number; custId: number; at: Date },
): Promise<void> {
  const { orderId, orderStatus } = order
  await sayOfOrder(shop, orderId, { kind: 'LEFT', orderStatus, reason: null, custId, at })
  await notify(shop, order, {
    ...{ template: 'order-left', data: {}, dedupeKey: `order-left ${runId} ${orderId}` },
  })
}
