import { askOnce } from '../database/ask-once.ts'

/**
 * Makes room for as many orders as can be placed: nothing is sold out, and no window is full. Returns the windows of the main branch in
 * which orders can be collected, as shoppers choose them.
 */
export async function roomForOrders(databaseUrl: string): Promise<number[]> {
  await askOnce(
    databaseUrl,
    `update availabilities set on_hand = 100000000 where kind in ('stock', 'slot', 'work')`,
  )
  const rows = await askOnce(
    databaseUrl,
    `select slot_id from slots join branches using (branch_id)
     where is_main and method = 'IN STORE' and counts = 'ORDERS' and closed_by is null and order_by > now() + interval '1 hour'`,
  )
  return rows.map(({ slot_id }) => Number(slot_id))
}
