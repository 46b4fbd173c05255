import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { MOST_COUNTED } from './most-counted.ts'

/**
 * A correction by staff: `by` this much more or less, or `to` this much. `seen` is the amount that they saw; if it has
 * changed since, nothing is changed.
 */
export type Adjustment = { availabilityId: number; seen?: number | undefined } & (
  | { by: number; to?: undefined }
  | { to: number; by?: undefined }
)

/**
 * The reason, and the staff member who gave it; null if the shop made the change automatically. `withLots`: the lots of these things
 * are changed too, without which a thing that is kept in lots cannot be.
 */
export type Reason = {
  cause: string
  note: string | null
  movedAt: Date
  movedBy: number | null
  withLots?: boolean
}

/** A correction that cannot be made, with the amount on hand and the part of it that is promised. */
export type NotAdjusted = {
  availabilityId: number
  onHand: number
  held: number
  why: 'changed' | 'too few' | 'too many' | 'in lots'
}

/**
 * Changes the amount on hand of each thing, and notes it in the ledger, in the running transaction; the rows are locked in
 * order of their id, as `take` does. The amount cannot fall below what is promised, or exceed what can be counted. Returns
 * the corrections that cannot be made: the caller must then roll back.
 */
export async function adjust(
  database: Database,
  adjustments: readonly Adjustment[],
  { cause, note, movedAt, movedBy, withLots = false }: Reason,
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
      select availability_id, on_hand, held, in_lots from availabilities
      where availability_id in (select availability_id from wanted) order by availability_id for no key update
    ), found as (
      select l.*, coalesce(w.until, l.on_hand + w.by) as after,
        case when l.in_lots and not ${withLots} and coalesce(w.until, l.on_hand + w.by) <> l.on_hand then 'in lots'
          when w.seen <> l.on_hand then 'changed'
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
