import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Tidying } from '../lib/tidying.ts'
import { unpaidHolds } from './availability.tables.server.ts'
import { MOST_UNPAID, minutesToHold, UNPAID_COUNTS } from './hold-limits.rules.ts'

/** Forgets the network of an unpaid order once it no longer counts. */
export const unpaidTidying: Tidying = {
  unpaid_holds: `held_at < now() - interval '${UNPAID_COUNTS} minutes'`,
}

/** The note of an order that is about to wait for its payment, and the minutes for which it may hold its products. */
export type UnpaidHold = { holdId: number; minutes: number }

/**
 * Notes an order of so many products that is about to wait for its payment; undefined if too many orders from its network (as a hash) were placed
 * within the last hour and not paid. Not in the order's transaction: orders of one network wait for each other here, for a
 * moment.
 */
export async function noteUnpaid(
  database: Database,
  network: string,
  products: number,
  now: Date,
): Promise<UnpaidHold | undefined> {
  const since = new Date(now.getTime() - UNPAID_COUNTS * 60_000).toISOString()
  const { rows } = await database.execute<{ holdId: string | null; unpaid: number }>(
    sql`select hold_id as "holdId", unpaid from note_unpaid(${network}, ${now.toISOString()}, ${since}, ${MOST_UNPAID})`,
  )
  const { holdId, unpaid = MOST_UNPAID } = rows[0] ?? {}
  const minutes = minutesToHold(unpaid, products)
  return holdId && minutes ? { holdId: Number(holdId), minutes } : undefined
}

/** Names the order of a note, in the running transaction; `takeHeld` deletes the note once the order is paid. */
export async function nameUnpaid(database: Database, holdId: number, orderId: number): Promise<void> {
  await database.update(unpaidHolds).set({ orderId }).where(eq(unpaidHolds.holdId, holdId))
}
