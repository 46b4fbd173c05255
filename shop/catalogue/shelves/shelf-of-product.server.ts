import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { foodCategories } from '../facts/find-fact-gaps.server.ts'

/** An expression for the brand of a product; null if it has none. */
export const brandOfProduct = (productId: SQLWrapper | number): SQL<number | null> =>
  sql`(select branded.brand_id from products branded where branded.product_id = ${productId})`

/** An expression for the product that one is a variant of; null if it is none. */
export const productOfVariant = (productId: SQLWrapper | number): SQL<number | null> =>
  sql`(select varied.variant_of from products varied where varied.product_id = ${productId})`

/** An expression for the name of a brand; null if there is no such brand. */
export const nameOfBrand = (brandId: SQLWrapper): SQL<string | null> =>
  sql`(select b.brand_name from brands b where b.brand_id = ${brandId})`

/** A condition: a department that sells food has this product. */
export const isFood = (productId: SQLWrapper | number): SQL<boolean> =>
  sql`exists (select 1 from products eaten where eaten.product_id = ${productId} and eaten.category_id in ${foodCategories()})`
