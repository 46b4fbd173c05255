import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { isKeyOf } from '../is-key-of.server.ts'
import { orders } from '../orders.tables.server.ts'

/** Returns the id of the order of a secret link; undefined if there is no such order, or the link is not its own. */
export async function orderOfLink(
  database: Database,
  { orderNum, link }: { orderNum: string; link: string },
): Promise<number | undefined> {
  const [order] = await database
    .select({ orderId: orders.orderId, linkKey: orders.linkKey })
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
  return order && isKeyOf(order, link) ? order.orderId : undefined
}
