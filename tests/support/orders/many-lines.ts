import type { Pool } from 'pg'
import { fill } from '../fill.ts'

/**
 * Copies an order with one line, as many times and with as many lines each; every line has one count of a lot, which
 * had so many more.
 */
export async function manyLines(
  pool: Pool,
  { orderId, lotId }: { orderId: number; lotId: number },
  { orders, lines }: { orders: number; lines: number },
): Promise<void> {
  await fill(
    pool,
    `with placed as (
       insert into orders select r.* from orders o, generate_series(1, $2::int) n
         cross join lateral jsonb_populate_record(o, jsonb_build_object('order_id', 1000000 + n, 'order_num', 'M' || n,
           'link_key', 'many ' || n)) r where o.order_id = $1 returning order_id
     ), items as (
       insert into order_items select r.* from order_items i, placed p, generate_series(1, $3::int) n
         cross join lateral jsonb_populate_record(i, jsonb_build_object('order_item_id', p.order_id::bigint * 1000 + n,
           'order_id', p.order_id, 'position', n)) r where i.order_id = $1 returning order_item_id
     )
     insert into lot_movements (lot_id, change, cause, order_item_id, moved_at)
     select $4::int, -1, 'PICKED', order_item_id, now() from items
     union all select $4::int, $2::int * $3::int, 'RECEIVED', null, now()`,
    [orderId, orders, lines, lotId],
  )
  await fill(pool, 'analyze orders, order_items, lot_movements')
}
