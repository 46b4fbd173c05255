import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { type FoodFacts, showFacts } from './food-facts.rules.ts'

/** Reads the facts of products, also of removed ones; a product of which nothing is stated is missing. */
export async function readFacts(
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, FoodFacts>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .select({ productId: products.productId, facts: products.facts })
    .from(products)
    .where(inArray(products.productId, [...new Set(productIds)]))
  return new Map(
    rows.flatMap(({ productId, facts }) => {
      const shown = showFacts(facts)
      return shown ? [[productId, shown] as const] : []
    }),
  )
}
