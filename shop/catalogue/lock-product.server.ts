import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { products } from './catalogue.tables.server.ts'

/** Makes who else changes this product wait until the transaction ends; answers whether there is such a product. */
export async function lockProduct(database: Database, productId: number): Promise<boolean> {
  const found = await database
    .select({ productId: products.productId })
    .from(products)
    .where(eq(products.productId, productId))
    .for('no key update')
  return found.length > 0
}
