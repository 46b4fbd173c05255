import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { orders } from './orders.tables.server.ts'

/** Returns the numbers of orders, by their ids. */
export async function numbersOfOrders(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await database
    .select({ orderId: orders.orderId, orderNum: orders.orderNum })
    .from(orders)
    .where(inArray(orders.orderId, [...orderIds]))
  return new Map(found.map(({ orderId, orderNum }) => [orderId, orderNum]))
}
