import type { Pool } from 'pg'

/** Queries that return no rows while the lines, sums and stock of all orders agree, by the error that a row means. */
const wrongs = {
  'the lines of an order do not make its total, or it is above its ceiling': `
    select order_id from orders o where grand_total <> (select coalesce(sum(line_price + line_tax), 0) from order_items i
      where i.order_id = o.order_id) - discount + shipping_handling or grand_total > ceiling or grand_total < 0`,
  'a line costs more than its cap, or less than nothing': `
    select order_id from order_items where line_price > line_cap or line_price < 0`,
  'an ended order has other money than it costs': `
    select order_id, order_status, paid, grand_total from orders where order_status = 'CLOSED' and paid <> grand_total
      or order_status = 'REJECTED' and paid <> 0`,
  'a stock is not the sum of its movements': `
    select availability_id from availabilities a join movements m using (availability_id) where a.kind = 'stock'
    group by a.availability_id having sum(m.change) <> a.on_hand - (select case when min(cause) = 'OPENING' then 0 else 1000000000 end
      from movements f where f.availability_id = a.availability_id)`,
  'an order took other goods than its lines keep': `
    select order_id, product_id from (
      select o.order_id, i.product_id, sum(case when o.order_status = 'REJECTED'
        or i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED') and i.refusal is null then 0
        when i.weighed_after and i.nominal_measure is null then div(20000 * amount + i.yield_bp, 2 * i.yield_bp)
        else amount / s.count_step end) as kept
      from orders o join order_items i using (order_id) join stock s using (product_id)
        cross join lateral (select (case when i.weighed and i.nominal_measure is null and i.final_weight is not null
          then i.final_weight else coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step end)::numeric as amount) a
      group by 1, 2
    ) k join stock s using (product_id) left join (
      select order_id, availability_id, -sum(change) as taken from movements where order_id is not null group by 1, 2
    ) t using (order_id, availability_id) where kept <> coalesce(taken, 0)`,
}

/** Returns the errors in the lines, sums and stock of all orders, in words; empty if they agree. */
export async function auditOrders(pool: Pool): Promise<string[]> {
  const found: string[] = []
  for (const [wrong, statement] of Object.entries(wrongs)) {
    const { rows } = await pool.query(statement)
    if (rows.length) found.push(`${wrong}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}
