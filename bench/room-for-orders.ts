import { askOnce } from '../database/ask-once.ts'

/** A window with room, and the counter of its places. */
export type Room = { slotId: number; availabilityId: number }

/**
 * Makes room for as many orders as can be placed: nothing is sold out, and no window is full. Returns the windows of the main branch in
 * which orders can be collected, as shoppers choose them, with their counters.
 */
export async function roomForOrders(databaseUrl: string): Promise<Room[]> {
  await askOnce(
    databaseUrl,
    `update availabilities set on_hand = 100000000 where kind in ('stock', 'slot', 'work')`,
  )
  const rows = await askOnce(
    databaseUrl,
    `select slot_id, availability_id from slots join branches using (branch_id)
     where is_main and method = 'IN STORE' and counts = 'ORDERS' and closed_by is null and order_by > now() + interval '1 hour'`,
  )
  return rows.map(row => ({ slotId: Number(row.slot_id), availabilityId: Number(row.availability_id) }))
}
