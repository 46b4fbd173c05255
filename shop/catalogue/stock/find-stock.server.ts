import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { readStaffProductRows } from '../editing/find-products-for-staff.server.ts'
import { branchOfStock } from './branch-of-stock.server.ts'
import { findStock, type StockLevel } from './stock.contract.ts'

/** Reads the stock of a product at a branch; undefined if the product does not exist. */
export async function readStock(
  database: Database,
  productId: number,
  branchId: number,
): Promise<StockLevel | undefined> {
  const [product] = await readStaffProductRows(database, sql`${sql.param([productId])}::int[]`, [branchId])
  if (!product) return undefined
  const { productName, sku, image, unitName, step, onHand, held, lowAt, stockTracked, inLots, needsLot } =
    product
  const named = { productId, branchId, productName, sku, image, unitName, step }
  return { ...named, onHand, held, lowAt, stockTracked, inLots, needsLot }
}

export const answerFindStock = handle(findStock, async ({ id, branchId }, shop) => {
  const known = await branchOfStock(shop, branchId)
  const found = known === undefined ? undefined : await readStock(shop.database, id, known)
  return found ?? refuse(findStock, 'NOT_FOUND', undefined)
})
