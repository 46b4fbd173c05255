import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue.tables.server.ts'

/** An expression for the ids of products, with the product in the place of each variant. */
export const wholesOf = (productIds: readonly number[]): SQL => sql`array(
  select coalesce(${products.variantOf}, ${products.productId}) from ${products}
  where ${products.productId} = any(${sql.param(productIds)}::int[]))`
