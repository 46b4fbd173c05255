import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type Wish, wishedFor } from './all-or-none.server.ts'
import type { Cause } from './take.server.ts'

/**
 * `atMost`: the shop takes what is there where an order needs more than that: a person has it in their hands. `besidesSlot`: the place
 * and the minutes of its window stay as they are.
 */
type Rebooked = Cause & { movedBy: number | null; atMost?: boolean; besidesSlot?: boolean }

/** A thing of which an order needs `more` than is left. */
export type ShortOfMore = { availabilityId: number; left: number; more: number }

/**
 * Makes an order hold exactly this much, in the running transaction: takes what it lacks by the ledger, puts back any
 * excess, and notes both. The rows are locked in order of their id, as `take` does, and give only what is neither taken nor
 * held. Returns the products that are short, with the remaining amounts and those that were needed; the caller must then roll back, except with `atMost`.
 * The caller has locked the order's row: nothing else changes its amounts at the same time.
 */
export async function rebook(
  database: Database,
  wishes: readonly Wish[],
  { cause, orderId, movedAt, movedBy, atMost = false, besidesSlot = false }: Rebooked,
): Promise<ShortOfMore[]> {
  const wanted = wishedFor(wishes)
  const { rows } = await database.execute<ShortOfMore>(sql`
    with kept as (
      select availability_id, -sum(change)::int as quantity from movements join availabilities using (availability_id)
      where order_id = ${orderId} and not (${besidesSlot} and kind in ('slot', 'work')) group by 1
    ), wanted as (
      select * from unnest(${sql.param(wanted.ids)}::int[], ${sql.param(wanted.quantities)}::int[])
        as w(availability_id, quantity)
    ), moved as (
      select availability_id, coalesce(w.quantity, 0) - coalesce(k.quantity, 0) as more
      from wanted w full join kept k using (availability_id)
      where coalesce(w.quantity, 0) <> coalesce(k.quantity, 0)
    ), locked as (
      select availability_id, on_hand, held, on_hand - held as available from availabilities
      where availability_id in (select availability_id from moved) order by availability_id for no key update
    ), given as (
      select availability_id, on_hand, held, case when ${atMost} then least(m.more, l.available) else m.more end as more
      from moved m join locked l using (availability_id) where ${atMost} or l.available >= m.more
    ), rebooked as (
      update availabilities a set on_hand = g.on_hand - g.more, held = g.held
      from given g where a.availability_id = g.availability_id
    ), noted as (
      insert into movements (availability_id, change, cause, order_id, moved_by, moved_at)
      select availability_id, -more, ${cause}::text, ${orderId}::int, ${movedBy}::int, ${movedAt.toISOString()}::timestamptz
      from given where more <> 0
    )
    select m.availability_id as "availabilityId", l.available as left, m.more
    from moved m join locked l using (availability_id) where l.available < m.more`)
  return rows
}
