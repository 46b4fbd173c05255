import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'

/** Returns the number of an offer's shares that are paid for, that are held at the moment, and that are left. */
export async function readFamilyCounts(database: Database, offerId: number) {
  const { rows } = await database.execute<{ booked: number; held: number; left: number }>(sql`
    select (select count(*)::int from qurbani_shares s join qurbani_bookings using (booking_id) join orders o using (order_id)
        where s.offer_id = f.offer_id and s.cancelled_at is null and o.order_status <> 'REJECTED' and o.pay_until is null) as booked,
      a.held, a.on_hand - a.held as left
    from qurbani_offers f join availabilities a using (availability_id) where f.offer_id = ${offerId}`)
  return rows[0] ?? { booked: 0, held: 0, left: 0 }
}
