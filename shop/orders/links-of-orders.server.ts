import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { orders } from './orders.tables.server.ts'

/** Reads the numbers of orders and the secrets of their links, by id: only for the owners of the orders. */
export async function linksOfOrders(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, { orderNum: string; link: string }>> {
  if (orderIds.length === 0) return new Map()
  const found = await database
    .select({ orderId: orders.orderId, orderNum: orders.orderNum, link: orders.linkKey })
    .from(orders)
    .where(inArray(orders.orderId, [...orderIds]))
  return new Map(found.map(({ orderId, ...order }) => [orderId, order]))
}
