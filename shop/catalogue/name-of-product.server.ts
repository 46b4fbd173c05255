import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An expression for the name of the product that a column names; null if there is none. */
export const nameOfProduct = (productId: SQLWrapper): SQL<string | null> =>
  sql`(select named.product_name from products named where named.product_id = ${productId})`
