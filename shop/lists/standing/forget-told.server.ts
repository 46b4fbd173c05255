import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { standingDays } from './standing.tables.server.ts'

/** Removes the days whose mail was sent but which are not placed: the days of the standing order have changed. */
export async function forgetTold(database: Database, standingId: number): Promise<void> {
  await database
    .delete(standingDays)
    .where(and(eq(standingDays.standingId, standingId), eq(standingDays.outcome, 'TOLD')))
}
