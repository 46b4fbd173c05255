import type { Pool } from 'pg'

/**
 * Boxes that cost something else than their parts: when the price of one of these changed, within the last hour, another person held the box,
 * and the trigger did not wait.
 */
const boxesBehind = `select b.product_id from products part
  join product_parts listed on listed.part_id = part.product_id
  join products b on b.product_id = listed.product_id
  cross join lateral box_prices(b.box) costs
  where part.updated_date > now() - interval '1 hour' and b.box ->> 'price' = 'PARTS'
    and (b.unit_price, b.sale_price, b.dearest_price) is distinct from (costs.whole, costs.lowest, costs.highest)`

/** A statement that returns a row if a box waits for its price. */
export const BOXES_WAIT = `${boxesBehind} limit 1`

/** The boxes of one statement. */
const AT_ONCE = 100

/** Prices the boxes that wait for it, those that nobody holds. */
export async function priceBoxes(pool: Pool, isStopping: () => boolean): Promise<{ priced: number }> {
  let priced = 0
  for (let last = AT_ONCE; last === AT_ONCE && !isStopping(); priced += last) {
    const { rowCount } = await pool.query(
      `update products set box = box where product_id = any(array(select product_id from products
       where product_id in (${boxesBehind}) order by product_id limit ${AT_ONCE} for no key update skip locked))`,
    )
    last = rowCount ?? 0
  }
  return { priced }
}
