import { sql } from 'drizzle-orm'
import { keepSql } from '../../database/kept-statement.ts'
import type { Database } from '../../database/pool.ts'

/** How much of what is wanted. */
export type Wish = { availabilityId: number; quantity: number }

/** Why something is taken, for the ledger. */
export type Cause = { cause: string; orderId: number; movedAt: Date }

const ids = sql`${sql.placeholder('ids')}::int[]`
const quantities = sql`${sql.placeholder('quantities')}::int[]`

const takeAll = keepSql<{ availabilityId: number; left: number }>(
  'take',
  () => sql`with told as materialized (select set_config('souk.told', 'yes', true)), locked as (
      select availability_id, on_hand - held as available from availabilities
      where availability_id = any(${ids}) order by availability_id for no key update
    ), wanted as (
      select w.availability_id, w.quantity, coalesce(l.available, 0) as available
      from unnest(${ids}, ${quantities}) as w(availability_id, quantity) cross join told left join locked l using (availability_id)
    ), taken as (
      update availabilities a set on_hand = a.on_hand - w.quantity
      from wanted w where a.availability_id = w.availability_id and w.available >= w.quantity
    ), noted as (
      insert into movements (availability_id, change, cause, order_id, moved_at)
      select availability_id, -quantity, ${sql.placeholder('cause')}::text, ${sql.placeholder('orderId')}::int,
        ${sql.placeholder('movedAt')}::timestamptz from wanted
    )
    select availability_id as "availabilityId", available as left from wanted where available < quantity`,
)

/**
 * Takes all wishes or none, in the running transaction and in one statement, and notes it in the ledger. The rows are
 * locked in order of their id, so that two orders for the same goods wait for each other and never for ever; a row gives
 * only what is neither taken nor held. Who takes tells the shop's pages of it when it is committed (`souk.told`): the
 * database would make orders wait for each other to tell it. Answers the wishes that cannot be met, with what is left of
 * them; the caller must then roll back.
 */
export async function take(
  database: Database,
  wishes: readonly Wish[],
  { cause, orderId, movedAt }: Cause,
): Promise<{ availabilityId: number; left: number }[]> {
  const wanted = new Map<number, number>()
  for (const { availabilityId, quantity } of wishes)
    wanted.set(availabilityId, (wanted.get(availabilityId) ?? 0) + quantity)
  const wishedFor = { ids: [...wanted.keys()], quantities: [...wanted.values()] }
  return takeAll(database, { ...wishedFor, cause, orderId, movedAt })
}
