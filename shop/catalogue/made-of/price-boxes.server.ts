import type { Pool } from 'pg'

/** The condition for a box `b` that costs something else than its parts do: when the price of one changed, another person held the box. */
const isBehind = `b.box ->> 'price' = 'PARTS'
  and (b.unit_price, b.sale_price, b.dearest_price) is distinct from (costs.whole, costs.lowest, costs.highest)`

/** A statement that returns a row if a box waits since a part was saved within the last minutes. All others are found each minute. */
export const BOXES_WAIT = `select from products part
  join product_parts listed on listed.part_id = part.product_id
  join products b on b.product_id = listed.product_id
  cross join lateral box_prices(b.box) costs
  where part.updated_date > now() - interval '3 minutes' and ${isBehind} limit 1`

/** The boxes of one statement. */
const AT_ONCE = 100

/** Prices the boxes that wait for it, those that nobody holds. */
export async function priceBoxes(pool: Pool, isStopping: () => boolean): Promise<{ priced: number }> {
  let priced = 0
  for (let last = AT_ONCE; last === AT_ONCE && !isStopping(); priced += last) {
    const { rowCount } = await pool.query(
      `update products set box = box where product_id = any(array(select product_id from products
       where product_id in (
         select b.product_id from products b cross join lateral box_prices(b.box) costs where b.box is not null and ${isBehind})
       order by product_id limit ${AT_ONCE} for no key update skip locked))`,
    )
    last = rowCount ?? 0
  }
  return { priced }
}
