import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'

/** A product that staff chose; `shown`: shoppers see it. */
type InHand = { productId: number; productName: string; shown: boolean }

/** Reads products that staff chose, in this order; those that the shop does not have are left out. */
export async function productsInHand(database: Database, ids: readonly number[]): Promise<InHand[]> {
  if (ids.length === 0) return []
  const { productId, productName, shown } = products
  const found = await database
    .select({ productId, productName, shown })
    .from(products)
    .where(inArray(productId, [...ids]))
  const byId = new Map(found.map(one => [one.productId, one]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
