import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { productCounts } from './stored-counts.tables.server.ts'

/**
 * Returns the number of shown products in a category (-1: in all) that cost at most `price` in whole units of the currency
 * (up to 1000; any price without it). Sums the rows of `product_counts` instead of counting products.
 */
export async function countProducts(database: Database, category: number, price?: number): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${productCounts.products}), 0)::int` })
    .from(productCounts)
    .where(
      and(
        eq(productCounts.categoryId, category),
        price === undefined ? undefined : lte(productCounts.price, price),
      ),
    )
  return row?.total ?? 0
}

/** An expression for the number of shown products in those of these categories that the list of a category (-1: all) has. */
export const productsIn = (categories: SQL, category: number): SQL<number> => sql<number>`(
  select coalesce(sum(counted.products), 0)::int from ${productCounts} counted
  where counted.category_id in ${categories} and ${category} in (-1, counted.category_id))`
