import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from './catalogue.tables.server.ts'

/** Reads the names of products, by id, also of those that are no longer sold; the shop has none of the others. */
export async function namesOfProducts(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map()
  const found = await database
    .select({ productId: products.productId, productName: products.productName })
    .from(products)
    .where(inArray(products.productId, [...new Set(productIds)]))
  return new Map(found.map(({ productId, productName }) => [productId, productName]))
}
