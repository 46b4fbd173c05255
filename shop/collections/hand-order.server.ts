import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { collectionProducts, collections } from './collections.tables.server.ts'

/** Reads the products that staff chose for a collection by hand, in their order; none if it has a rule. */
export async function handOrder(database: Database, collectionId: number): Promise<number[]> {
  const { productId, position } = collectionProducts
  const rows = await database
    .select({ productId })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, collectionId))
    .orderBy(asc(position), asc(productId))
  return rows.map(row => row.productId)
}

/** Deletes the collections of the demo shop that staff have left as they were. */
export const forgetDemoCollections = (database: Database) =>
  database.delete(collections).where(eq(collections.demo, true))

/** Takes products out of the collections that have them by hand. */
export const forgetInCollections = (database: Database, ids: readonly number[]) =>
  database.delete(collectionProducts).where(inArray(collectionProducts.productId, [...ids]))
