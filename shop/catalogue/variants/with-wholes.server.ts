import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue.tables.server.ts'

/**
 * A condition: these products, and those that they are variants of. A product has a lower id than its variants, and a change of one writes
 * to the other: a change of variants locks their products before them, in the order of their ids.
 */
export const withWholes = (productIds: readonly number[]): SQL => {
  const ids = sql`${sql.param([...productIds])}::int[]`
  return sql`${products.productId} = any(${ids} || array(
    select v.variant_of from products v where v.product_id = any(${ids}) and v.variant_of is not null))`
}
