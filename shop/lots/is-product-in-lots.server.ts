import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { isInLots } from '../availability/in-lots.server.ts'
import { stock } from '../catalogue/catalogue.tables.server.ts'

/** True if a product is kept in lots at a branch. */
export async function isProductInLots(
  database: Database,
  { productId, branchId }: { productId: number; branchId: number },
): Promise<boolean> {
  const [found] = await database
    .select({ inLots: isInLots(stock.availabilityId) })
    .from(stock)
    .where(and(eq(stock.productId, productId), eq(stock.branchId, branchId)))
  return found?.inLots ?? false
}
