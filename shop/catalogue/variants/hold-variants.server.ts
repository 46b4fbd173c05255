import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { type SetProduct, setColumns } from '../editing/change-product.server.ts'

/** Locks the variants of a locked product, also removed ones, and returns them in the order in which they are shown. */
export const holdVariants = async (database: Database, productId: number): Promise<SetProduct[]> => {
  const held = await database
    .select(setColumns)
    .from(products)
    .where(eq(products.variantOf, productId))
    .orderBy(asc(products.productId))
    .for('no key update')
  return held.toSorted((one, other) => (one.variantPlace ?? 0) - (other.variantPlace ?? 0))
}
