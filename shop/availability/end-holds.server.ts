import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { holds } from './availability.tables.server.ts'

/** Selects the holds of an order that have not ended, and locks the rows that they hold, in order of their id. */
const openHolds = (orderId: number): SQL => sql`
  open as (
    select hold_id, availability_id, quantity from holds
    where order_id = ${orderId}::int and taken_at is null and released_at is null
  ), sums as (
    select availability_id, sum(quantity)::int as quantity from open group by availability_id
  ), locked as (
    select availability_id from availabilities where availability_id in (select availability_id from sums)
    order by availability_id for no key update
  )`

/**
 * Takes what an order holds, in the running transaction, and notes it in the ledger; a second call takes nothing. The caller
 * has locked the order. Returns the number of holds that were taken.
 */
export async function takeHeld(
  database: Database,
  { cause, orderId, movedAt }: { cause: string; orderId: number; movedAt: Date },
): Promise<number> {
  const at = sql`${movedAt.toISOString()}::timestamptz`
  const { rows } = await database.execute<{ count: number }>(sql`with ${openHolds(orderId)}, taken as (
      update availabilities a set on_hand = a.on_hand - s.quantity, held = a.held - s.quantity
      from sums s join locked using (availability_id) where a.availability_id = s.availability_id
    ), noted as (
      insert into movements (availability_id, change, cause, order_id, moved_at)
      select availability_id, -quantity, ${cause}::text, ${orderId}::int, ${at} from sums
    ), paid as (
      delete from unpaid_holds where order_id = ${orderId}::int
    ), ended as (
      update holds h set taken_at = ${at} from open where h.hold_id = open.hold_id
    )
    select count(*)::int as count from open`)
  return rows[0]?.count ?? 0
}

/** True if an order has ever held something, whether it still does or not. */
export async function everHeld(database: Database, orderId: number): Promise<boolean> {
  return (await database.$count(holds, eq(holds.orderId, orderId))) > 0
}

/**
 * Releases what an order holds, in the running transaction; a second call releases nothing. The caller has locked the order.
 */
export async function releaseHeld(
  database: Database,
  { orderId, releasedAt }: { orderId: number; releasedAt: Date },
): Promise<void> {
  await database.execute(sql`with ${openHolds(orderId)}, released as (
      update availabilities a set held = a.held - s.quantity
      from sums s join locked using (availability_id) where a.availability_id = s.availability_id
    )
    update holds h set released_at = ${releasedAt.toISOString()}::timestamptz from open where h.hold_id = open.hold_id`)
}
