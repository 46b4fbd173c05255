import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities } from './availability.tables.server.ts'

/** A part of a statement of another capability: true if the counter that a column names counts goods that are kept in lots. */
export const isInLots = (column: SQLWrapper): SQL<boolean> =>
  sql<boolean>`coalesce((select c.in_lots from availabilities c where c.availability_id = ${column}), false)`

/** Begins or ends that these counters count goods in lots. The caller has locked them. */
export async function setInLots(database: Database, ids: readonly number[], inLots: boolean): Promise<void> {
  await database
    .update(availabilities)
    .set({ inLots })
    .where(inArray(availabilities.availabilityId, [...ids]))
}

/** Returns those of these counters that count goods which are in lots. */
export async function findInLots(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const found = await database
    .select({ availabilityId: availabilities.availabilityId })
    .from(availabilities)
    .where(and(inArray(availabilities.availabilityId, [...ids]), eq(availabilities.inLots, true)))
  return new Set(found.map(({ availabilityId }) => availabilityId))
}
