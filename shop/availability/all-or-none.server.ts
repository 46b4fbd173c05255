import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'

/** A wanted quantity. `step`: the counts that are sold at once, 1 unless it says otherwise. */
export type Wish = { availabilityId: number; quantity: number; step?: number }
/** A wish that cannot be met: the amount that it may have, and the amount that nobody has taken or holds. */
export type Short = Wish & { left: number; free: number }

const ids = sql`${sql.placeholder('ids')}::int[]`
const quantities = sql`${sql.placeholder('quantities')}::int[]`
const steps = sql`${sql.placeholder('steps')}::int[]`

/**
 * A statement that meets all wishes or none, in the running transaction. Rows are locked in order of their id, so that two
 * orders for the same products wait for each other without a deadlock; a row gives only the amount that is neither taken nor
 * held. The caller notifies the shop's pages after the commit (`souk.notified`): a notification by the database would make
 * orders wait for each other. `change`: the update of the rows of `wanted`, as further parts of the statement; it sets both
 * counts from the locked rows, as the values that the statement saw before it waited may no longer pass the checks. `most`: the
 * most that one wish (`w`) may have of a row, whose `kind`, `on_hand` and `held` it knows. Returns the wishes that cannot be met, with the
 * remaining amounts; the caller must then roll back.
 */
export function allOrNone<More extends object>(name: string, change: SQL, most = sql`l.on_hand`) {
  const run = prepareSql<Short>(
    name,
    () => sql`with notified as materialized (select set_config('souk.notified', 'yes', true)), locked as (
      select availability_id, kind, on_hand, held from availabilities
      where availability_id = any(${ids}) order by availability_id for no key update
    ), wanted as (
      select w.availability_id, w.quantity, l.on_hand, l.held, coalesce(l.on_hand - l.held, 0) as free,
        coalesce(least(l.on_hand - l.held, ${most}), 0) as available
      from unnest(${ids}, ${quantities}, ${steps}) as w(availability_id, quantity, step) cross join notified left join locked l using (availability_id)
    ), ${change}
    select availability_id as "availabilityId", quantity, available as left, free from wanted where available < quantity`,
  )
  return (database: Database, wishes: readonly Wish[], more: More): Promise<Short[]> =>
    run(database, { ...wishedFor(wishes), ...more })
}

/** Splits wishes into parallel lists of ids, quantities and steps. */
export function wishedFor(wishes: readonly Wish[]): { ids: number[]; quantities: number[]; steps: number[] } {
  const wanted = new Map<number, number>()
  for (const { availabilityId, quantity } of wishes)
    wanted.set(availabilityId, (wanted.get(availabilityId) ?? 0) + quantity)
  const stepOf = new Map(wishes.map(({ availabilityId, step = 1 }) => [availabilityId, step]))
  return { ids: [...wanted.keys()], quantities: [...wanted.values()], steps: [...stepOf.values()] }
}
