import { SQL, sql } from 'drizzle-orm'
import { anywhere } from '../../lib/list-rows.server.ts'
import { shownOf } from './shown-of.server.ts'

/**
 * An expression for ids of products in their order, each of which can be ordered: the variants that the shop shows stand in for a product
 * that has some. `ids`: those that were found, in their order; an expression for an array, or numbers.
 */
export const soldInstead = (ids: SQL | readonly number[], limit?: number): SQL => sql`array(
  select coalesce(v.product_id, found.product_id)
  from unnest(${ids instanceof SQL ? ids : sql`${sql.param([...ids])}::int[]`}) with ordinality as found (product_id, place)
    join products p using (product_id) left join products v on v.variant_of = p.product_id and p.variant_options is not null
  where p.variant_options is null or (v.product_id is not null and v.product_status = 'A')
  order by found.place, v.variant_place, v.product_id${limit === undefined ? sql`` : sql` limit ${limit}`})`

/** A condition on products: variants that the shop shows whose name or SKU has all of these words. Their names say their values. */
export const variantsNamed = (words: readonly string[]): SQL => {
  const text = sql`lower(products.product_name || ' ' || products.sku)`
  const having = words.map(word => sql`${text} like ${anywhere(word.toLowerCase())}`)
  return sql`(products.variant_of is not null and ${shownOf('products').inShop} and ${sql.join(having, sql` and `)})`
}
