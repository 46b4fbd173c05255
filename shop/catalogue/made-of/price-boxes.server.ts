import type { Pool } from 'pg'

/** Boxes that cost something else than their parts: when the price of one changed, another person held the box, and the trigger did not wait. */
const boxesBehind = `select b.product_id from products b cross join lateral box_prices(b.box) costs
  where b.box is not null and b.box ->> 'price' = 'PARTS'
    and (b.unit_price, b.sale_price, b.dearest_price) is distinct from (costs.whole, costs.lowest, costs.highest)`

/** A statement that returns a row if a box waits for its price since a part was saved within the last minutes. All others are found each minute. */
export const BOXES_WAIT = `${boxesBehind} and exists (
  select from product_parts listed join products part on part.product_id = listed.part_id
  where listed.product_id = b.product_id and part.updated_date > now() - interval '3 minutes') limit 1`

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
