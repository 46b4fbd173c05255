import { and, eq, ne, or } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { stock } from '../catalogue.tables.server.ts'

/** True if a branch has something of a product, or holds something for an order. */
export async function hasStock(database: Database, productId: number): Promise<boolean> {
  const rows = await database
    .select({ one: stock.productId })
    .from(stock)
    .innerJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(and(eq(stock.productId, productId), or(ne(availabilities.onHand, 0), ne(availabilities.held, 0))))
    .limit(1)
  return rows.length > 0
}
