import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'

/** Locks a product against other changes until the transaction ends; returns false if it does not exist. */
export async function lockProduct(database: Database, productId: number): Promise<boolean> {
  const found = await database
    .select({ productId: products.productId })
    .from(products)
    .where(eq(products.productId, productId))
    .for('no key update')
  return found.length > 0
}
