import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { NotAdjusted, Reason } from './adjust.server.ts'
import { MOST_COUNTED } from './most-counted.ts'

/** A counter and how many counts of it a transfer takes or adds: two counters can count the same thing in different sizes. */
export type TransferEnd = { availabilityId: number; quantity: number }

/**
 * Moves an amount from one counter to another in the running transaction, and notes both sides in the ledger, each with the other
 * counter. The rows are locked in order of their id, as `take` does: transfers in opposite directions wait for each other. An amount
 * that is promised cannot be moved, and neither can goods that are kept in lots. Returns the side that cannot be changed, if there is one: then nothing is changed.
 */
export async function transfer(
  database: Database,
  from: TransferEnd,
  to: TransferEnd,
  { cause, note, movedAt, movedBy }: Reason,
): Promise<NotAdjusted | undefined> {
  const { rows } = await database.execute<NotAdjusted>(sql`
    with wanted as (
      select * from (values
        (${from.availabilityId}::int, ${-from.quantity}::bigint, ${to.availabilityId}::int),
        (${to.availabilityId}::int, ${to.quantity}::bigint, ${from.availabilityId}::int)
      ) as w(availability_id, change, other_id)
    ), locked as (
      select availability_id, on_hand, held, in_lots from availabilities
      where availability_id in (select availability_id from wanted) order by availability_id for no key update
    ), found as (
      select w.*, l.on_hand, l.held,
        case when l.in_lots then 'in lots' when l.on_hand + w.change < l.held then 'too few' when l.on_hand + w.change > ${MOST_COUNTED} then 'too many' end as why
      from wanted w join locked l using (availability_id)
    ), possible as (
      select * from found where not exists (select from found where why is not null)
    ), moved as (
      update availabilities a set on_hand = p.on_hand + p.change, held = p.held from possible p
      where a.availability_id = p.availability_id
    ), noted as (
      insert into movements (availability_id, change, cause, note, moved_by, other_availability_id, moved_at)
      select availability_id, change, ${cause}::text, ${note}::text, ${movedBy}::int, other_id, ${movedAt.toISOString()}::timestamptz
      from possible order by change
    )
    select availability_id as "availabilityId", on_hand as "onHand", held, why from found where why is not null order by change`)
  return rows[0]
}
