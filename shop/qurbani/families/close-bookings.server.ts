import { sql } from 'drizzle-orm'
import { closeOrders } from '../../orders/close-orders.server.ts'
import type { Settling } from '../../orders/settle-order.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'

/** The most orders closed at once. */
const MOST = 1000

/**
 * Closes the orders of bookings, and of their balances, whose season is over: its last day has ended by the shop's clock.
 * They stay open until then, so that nobody is erased whose share still has to be slaughtered and handed over. Returns the
 * number closed.
 */
export async function closeBookings(shop: Settling): Promise<number> {
  const { database, clock } = shop
  const { timeZone } = await readSettings(database)
  const { rows } = await database.execute<{ orderId: number }>(sql`
    with over as (
      select season_id from qurbani_days group by season_id
      having (max(date) + 1)::timestamp at time zone ${timeZone} <= ${clock().toISOString()}::timestamptz
    )
    select o.order_id as "orderId" from orders o
    where o.order_type in ('QURBANI', 'BALANCE') and o.order_status = 'NEW' and o.pay_until is null and exists (
      select from qurbani_bookings b join over using (season_id) where b.order_id = o.order_id
        or b.booking_id = (select q.booking_id from qurbani_balances q where q.order_id = o.order_id))
    order by o.order_id limit ${MOST}`)
  return closeOrders(
    shop,
    rows.map(({ orderId }) => orderId),
  )
}
