import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/** How much of what is wanted, for which order. */
export type Wish = { availabilityId: number; quantity: number }

/**
 * Takes all wishes or none, in the running transaction. The rows are locked in order of their id, so that two orders
 * for the same goods wait for each other and never for ever; a row gives only what is neither taken nor held.
 * Answers the wishes that cannot be met, with what is left of them; then nothing may be written.
 */
export async function take(
  database: Database,
  wishes: readonly Wish[],
): Promise<{ availabilityId: number; left: number }[]> {
  const wanted = new Map<number, number>()
  for (const { availabilityId, quantity } of wishes)
    wanted.set(availabilityId, (wanted.get(availabilityId) ?? 0) + quantity)
  const ids = sql.param([...wanted.keys()])
  const { rows } = await database.execute<{ availability_id: number; left: number }>(
    sql`select availability_id, on_hand - held as left from availabilities where availability_id = any(${ids}::int[]) order by availability_id for update`,
  )
  const left = new Map(rows.map(row => [row.availability_id, row.left]))
  const short = [...wanted].filter(([id, quantity]) => (left.get(id) ?? 0) < quantity)
  if (short.length > 0)
    return short.map(([availabilityId]) => ({ availabilityId, left: left.get(availabilityId) ?? 0 }))
  await database.execute(
    sql`update availabilities a set on_hand = a.on_hand - w.quantity
      from unnest(${ids}::int[], ${sql.param([...wanted.values()])}::int[]) as w(availability_id, quantity)
      where a.availability_id = w.availability_id and a.on_hand - a.held >= w.quantity`,
  )
  return []
}
