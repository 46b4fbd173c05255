import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { type LotOfLine, readLotsOfLines } from '../../lots/lots-of-lines.server.ts'
import { orderItems } from '../orders.tables.server.ts'

/** Reads the lots that the lines of an order have. */
export async function readLotsOfOrder(database: Database, orderId: number): Promise<LotOfLine[]> {
  const items = await database
    .select({ orderItemId: orderItems.orderItemId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return readLotsOfLines(
    database,
    items.map(({ orderItemId }) => orderItemId),
  )
}
