import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'

/** Locks a product that can have films; false if there is none. A variant shows those of its product, and has none of its own. */
export async function lockFilmed(database: Database, productId: number): Promise<boolean> {
  const found = await database
    .select({ productId: products.productId })
    .from(products)
    .where(and(eq(products.productId, productId), isNull(products.variantOf)))
    .for('no key update')
  return found.length > 0
}
