import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Cause } from './take.server.ts'

/**
 * Puts back what an order took, by the ledger, in the running transaction; a second call puts nothing back. The rows are
 * locked in order of their id, as `take` does. `ofSlot`: only its place and its minutes of a window.
 */
export async function putBack(
  database: Database,
  { cause, orderId, movedAt, movedBy, ofSlot = false }: Cause & { movedBy: number | null; ofSlot?: boolean },
): Promise<void> {
  await database.execute(sql`
    with gone as (
      select availability_id, -sum(change)::int as quantity from movements join availabilities using (availability_id)
      where order_id = ${orderId} and (kind in ('slot', 'work') or not ${ofSlot}) group by availability_id having sum(change) < 0
    ), locked as (
      select availability_id from availabilities where availability_id in (select availability_id from gone)
      order by availability_id for no key update
    ), back as (
      update availabilities a set on_hand = a.on_hand + g.quantity
      from gone g join locked using (availability_id) where a.availability_id = g.availability_id
    )
    insert into movements (availability_id, change, cause, order_id, moved_by, moved_at)
    select availability_id, quantity, ${cause}::text, ${orderId}::int, ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
    from gone`)
}
