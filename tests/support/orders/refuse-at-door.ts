import type { Pool } from 'pg'
import type { Person } from '../people.ts'

type Send = (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>

/** Takes a packed order to its door in a run of its own, unless it is in one, and takes a line of it back there. */
export async function refuseAtDoor(
  pool: Pool,
  send: Send,
  { orderId, orderItemId }: { orderId: number; orderItemId: number },
  { staff, driver }: { staff: Person; driver: Person },
): Promise<void> {
  await send('/runs/plan', { day: '2026-11-27', driverId: driver.custId, orderIds: [orderId] }, staff.bearer)
  const { rows } = await pool.query(
    `select run_id, stop_id, i.version from run_stops s join order_items i using (order_id)
     where order_id = $1 and order_item_id = $2 and s.state in ('WAITING', 'ARRIVED')`,
    [orderId, orderItemId],
  )
  const [found] = rows
  if (!found) return
  await send('/runs/depart', { runId: found.run_id }, driver.bearer)
  const refused = { stopId: found.stop_id, orderItemId, version: found.version, reason: 'The pack is open' }
  await send('/runs/refuseLine', refused, driver.bearer)
}
