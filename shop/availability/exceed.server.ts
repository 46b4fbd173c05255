import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type Wish, wishedFor } from './all-or-none.server.ts'
import type { Cause } from './take.server.ts'

/**
 * Takes all wishes, beyond the capacity if need be: `over` then says by how much. Notes it in the ledger, in the running
 * transaction; the rows are locked in order of their id, as `take` does. Without an order, goods that were promised are gone.
 */
export async function exceed(
  database: Database,
  wishes: readonly Wish[],
  {
    cause,
    orderId,
    movedAt,
    movedBy,
    note = null,
  }: Omit<Cause, 'orderId'> & { orderId: number | null; movedBy: number | null; note?: string | null },
): Promise<void> {
  const wanted = wishedFor(wishes)
  await database.execute(sql`
    with locked as (
      select availability_id, on_hand, held, over, on_hand - held as free from availabilities
      where availability_id = any(${sql.param(wanted.ids)}::int[]) order by availability_id for no key update
    ), taken as (
      select l.*, w.quantity, least(w.quantity, l.free) as some from locked l
        join unnest(${sql.param(wanted.ids)}::int[], ${sql.param(wanted.quantities)}::int[]) as w(availability_id, quantity) using (availability_id)
    ), exceeded as (
      update availabilities a set on_hand = t.on_hand - t.some, over = t.over + t.quantity - t.some
      from taken t where a.availability_id = t.availability_id
    )
    insert into movements (availability_id, change, cause, note, order_id, moved_by, moved_at)
    select availability_id, -quantity, ${cause}::text, ${note}::text, ${orderId}::int, ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
    from taken`)
}
