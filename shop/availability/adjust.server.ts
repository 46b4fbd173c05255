import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { MOST_COUNTED } from './most-counted.ts'

/**
 * What staff found of something: `by` so many more or fewer, or `to` so many. `seen` is what they thought was there; where
 * something else is there meanwhile, nothing is changed.
 */
export type Adjustment = { availabilityId: number; seen?: number | undefined } & (
  | { by: number; to?: undefined }
  | { to: number; by?: undefined }
)

/** Why, and who of the staff says so; nobody where the shop does it by itself. */
export type Reason = { cause: string; note: string | null; movedAt: Date; movedBy: number | null }

/** What cannot be done, with what is there and what of it is promised. */
export type NotAdjusted = {
  availabilityId: number
  onHand: number
  held: number
  why: 'changed' | 'too few' | 'too many'
}

/**
 * Changes what is there of each thing, and notes it in the ledger, in the running transaction; the rows are locked in order
 * of their id, as `take` does. Fewer than are promised cannot be left, nor more than can be counted. Answers what cannot be done: the caller must then
 * roll back.
 */
export async function adjust(
  database: Database,
  adjustments: readonly Adjustment[],
  { cause, note, movedAt, movedBy }: Reason,
): Promise<NotAdjusted[]> {
  const column = (of: (one: Adjustment) => number | undefined) =>
    sql.param(adjustments.map(one => of(one) ?? null))
  const { rows } = await database.execute<NotAdjusted>(sql`
    with wanted as (
      select * from unnest(
        ${column(one => one.availabilityId)}::int[], ${column(one => one.seen)}::bigint[],
        ${column(one => one.by)}::bigint[], ${column(one => one.to)}::bigint[]
      ) as w(availability_id, seen, by, until)
    ), locked as (
      select availability_id, on_hand, held from availabilities
      where availability_id in (select availability_id from wanted) order by availability_id for no key update
    ), found as (
      select l.*, coalesce(w.until, l.on_hand + w.by) as after,
        case when w.seen <> l.on_hand then 'changed'
          when coalesce(w.until, l.on_hand + w.by) < l.held then 'too few'
          when coalesce(w.until, l.on_hand + w.by) > ${MOST_COUNTED} then 'too many' end as why
      from wanted w join locked l using (availability_id)
    ), adjusted as (
      update availabilities a set on_hand = f.after, held = f.held from found f
      where a.availability_id = f.availability_id and f.why is null and f.after <> f.on_hand
    ), noted as (
      insert into movements (availability_id, change, cause, note, moved_by, moved_at)
      select availability_id, after - on_hand, ${cause}::text, ${note}::text, ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
      from found where why is null and after <> on_hand
    )
    select availability_id as "availabilityId", on_hand as "onHand", held, why from found where why is not null`)
  return rows
}
