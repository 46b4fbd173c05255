import type { Pool } from 'pg'

/** A statement that returns a row if a product was made before there were filters. */
export const FILTERS_WAIT = 'select from products where filter_keys is null limit 1'

/** The products of one statement: with more, caches would be dropped as a whole. */
const AT_ONCE = 100

/** Finds the filter keys of products that have none yet, a few at a time: nobody waits for it. */
export async function fillFilterKeys(pool: Pool, isStopping: () => boolean): Promise<{ filled: number }> {
  let filled = 0
  for (let last = AT_ONCE; last === AT_ONCE && !isStopping(); filled += last) {
    // A trigger replaces null by the keys.
    const { rowCount } = await pool.query(
      `update products set filter_keys = null where product_id = any(array(select product_id from products
       where filter_keys is null order by product_id limit ${AT_ONCE} for no key update skip locked))`,
    )
    last = rowCount ?? 0
  }
  return { filled }
}
