import { inArray, sql } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import { orderEvents, orders } from './orders.tables.server.ts'

/** The name recorded for an order that no person closed. */
const SHOP = 'shop'

/**
 * Closes orders of bookings that are over, in the running transaction: those that are paid for and have not ended yet. Sends
 * no message, as nothing is handed over. Returns the number closed.
 */
export async function closeOrders(
  { database, clock, changed }: Pick<Shop, 'database' | 'clock' | 'changed'>,
  orderIds: readonly number[],
): Promise<number> {
  const { rows } = await database.execute<{ orderId: number }>(sql`
    select order_id as "orderId" from orders
    where order_id = any(${sql.param([...orderIds])}::int[]) and order_status = 'NEW' and pay_until is null
    order by order_id for no key update`)
  const closed = rows.map(({ orderId }) => orderId)
  if (closed.length === 0) return 0
  await database
    .update(orders)
    .set({ orderStatus: 'CLOSED', updatedBy: SHOP, version: sql`${orders.version} + 1` })
    .where(inArray(orders.orderId, closed))
  const happenedAt = clock()
  await database
    .insert(orderEvents)
    .values(closed.map(orderId => ({ orderId, orderStatus: 'CLOSED', happenedBy: SHOP, happenedAt })))
  changed('orders')
  return closed.length
}
