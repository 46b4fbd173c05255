import type { Pool } from 'pg'

/**
 * Sets that have other keys than their parts give them: when one of these changed, within the last hour, another person held the set, and
 * the trigger did not wait.
 */
const setsBehind = `select p.product_id from products part
  join product_parts listed on listed.part_id = part.product_id and listed.kind is null
  join products p on p.product_id = listed.product_id
  where part.updated_date > now() - interval '1 hour'
    and p.filter_keys is distinct from filter_keys_of(p.product_id, p.facts, p.parts, p.brand_id,
      p.tags, p.category_id, p.unit_price, p.sale_price, p.options_attributes, p.added_at)`

/** A statement that returns a row if a product was made before there were filters, or if a set waits for its keys. */
export const FILTERS_WAIT = `(select from products where filter_keys is null limit 1)
  union all (select from (${setsBehind} limit 1) behind) limit 1`

/** The products of one statement: with more, caches would be dropped as a whole. */
const AT_ONCE = 100

/** Finds the filter keys of products that have none yet, and of sets that wait for theirs, a few at a time: nobody waits for it. */
export async function fillFilterKeys(pool: Pool, isStopping: () => boolean): Promise<{ filled: number }> {
  let filled = 0
  for (let last = AT_ONCE; last === AT_ONCE && !isStopping(); filled += last) {
    // A trigger replaces null by the keys.
    const { rowCount } = await pool.query(
      `update products set filter_keys = null where product_id = any(array(select product_id from products
       where filter_keys is null or product_id in (${setsBehind})
       order by product_id limit ${AT_ONCE} for no key update skip locked))`,
    )
    last = rowCount ?? 0
  }
  return { filled }
}
