import type { Pool } from 'pg'

/** Queries that return no rows while lots, stock and orders agree, by the error that a row means. */
const wrongs = {
  'a lot is not the sum of its movements': `
    select lot_id, on_hand from lots l where on_hand <> (
      select coalesce(sum(change), 0) from lot_movements m where m.lot_id = l.lot_id)`,
  'a stock, with the lines that are to be picked, is not the sum of its fit lots': `
    select product_id, branch_id, a.on_hand, a.over, waiting, fit from stock s
      join availabilities a using (availability_id)
      cross join lateral (
        select coalesce(sum((case when i.weighed and i.final_weight is not null then i.final_weight
          else coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step end) / s.count_step), 0)::int as waiting
        from order_items i join orders o using (order_id)
        where i.product_id = s.product_id and o.branch_id = s.branch_id and i.item_status = 'NEW'
          and o.order_status not in ('CLOSED', 'REJECTED') and o.pay_until is null) w
      cross join lateral (
        select coalesce(sum(on_hand), 0)::int as fit from lots l
        where l.product_id = s.product_id and l.branch_id = s.branch_id and l.blocked_at is null
          and coalesce(l.expires_on >= $1::date, true)) f
    where a.in_lots and a.on_hand - a.over + waiting <> fit`,
  'a line has less than nothing of a lot': `
    select order_item_id, lot_id from lot_movements where order_item_id is not null group by 1, 2 having sum(change) > 0`,
  'a line that does not come has something of a lot': `
    select order_item_id from lot_movements join order_items i using (order_item_id) join orders o using (order_id)
    where i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED') and i.refusal is null or o.order_status = 'REJECTED'
    group by 1 having sum(change) <> 0`,
}

/** Returns the errors in lots, stock and orders on a day of the shop, in words; empty if they agree. */
export async function auditLots(pool: Pool, today: string): Promise<string[]> {
  const found: string[] = []
  for (const [wrong, statement] of Object.entries(wrongs)) {
    const { rows } = await pool.query(statement, statement.includes('$1') ? [today] : [])
    if (rows.length) found.push(`${wrong}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}
