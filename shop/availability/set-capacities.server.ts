import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/**
 * Sets how much counters have in all, in the running transaction, with their rows locked in order of their id: nothing that was
 * taken or is held goes away. If more than that is taken or held, `over` says how much more. Noted in the ledger.
 */
export async function setCapacities(
  database: Database,
  wanted: readonly { availabilityId: number; capacity: number }[],
  { movedAt, movedBy }: { movedAt: Date; movedBy: number | null },
): Promise<void> {
  if (wanted.length === 0) return
  const [ids, capacities] = [wanted.map(one => one.availabilityId), wanted.map(one => one.capacity)]
  // A statement of its own: the next one then sees the movements of the orders that this one waited for.
  await database.execute(sql`select from availabilities where availability_id = any(${sql.param(ids)}::int[])
    order by availability_id for no key update`)
  await database.execute(sql`
    with counted as (
      select availability_id, on_hand - over as was, held, capacity - coalesce((
        select -sum(m.change)::int from movements m where m.availability_id = a.availability_id and m.order_id is not null
      ), 0) as rest
      from availabilities a
        join unnest(${sql.param(ids)}::int[], ${sql.param(capacities)}::int[]) as w(availability_id, capacity) using (availability_id)
    ), set_to as (
      update availabilities a set on_hand = greatest(c.held, c.rest), over = greatest(c.held, c.rest) - c.rest
      from counted c where a.availability_id = c.availability_id and c.rest <> c.was
    )
    insert into movements (availability_id, change, cause, moved_by, moved_at)
    select availability_id, rest - was, 'CAPACITY', ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
    from counted where rest <> was`)
}
