import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { reviews } from './reviews.tables.server.ts'

/** Removes every review of these products. */
export async function forgetReviews(database: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await database.delete(reviews).where(inArray(reviews.productId, [...productIds]))
}
