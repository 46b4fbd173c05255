import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { readStaffProductRows } from '../editing/find-products-for-staff.server.ts'
import { findStock, type StockLevel } from './stock.contract.ts'

/** Reads the stock of a product; undefined if the product does not exist. */
export async function readStock(database: Database, productId: number): Promise<StockLevel | undefined> {
  const [product] = await readStaffProductRows(database, sql`${sql.param([productId])}::int[]`)
  if (!product) return undefined
  const { productName, sku, image, unitName, step, onHand, held, lowAt, stockTracked } = product
  return { productId, productName, sku, image, unitName, step, onHand, held, lowAt, stockTracked }
}

export const answerFindStock = handle(
  findStock,
  async ({ id }, { database }) =>
    (await readStock(database, id)) ?? refuse(findStock, 'NOT_FOUND', undefined),
)
