import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../../catalogue/catalogue.tables.server.ts'

/** Reads the names of products by id, and whether shoppers see them. */
export async function productsByIds(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { productId: number; productName: string; shown: boolean }>()
  const { productId, productName, shown } = products
  const found = await database
    .select({ productId, productName, shown })
    .from(products)
    .where(inArray(productId, [...new Set(ids)]))
  return new Map(found.map(one => [one.productId, one]))
}
