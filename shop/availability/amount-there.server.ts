import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { availabilities } from './availability.tables.server.ts'

/** Returns the amount on hand of a thing less the amount that it is over: below 0 if more was promised than exists. */
export async function amountThere(database: Database, availabilityId: number): Promise<number> {
  const [counter] = await database
    .select({ there: sql<number>`${availabilities.onHand} - ${availabilities.over}` })
    .from(availabilities)
    .where(eq(availabilities.availabilityId, availabilityId))
  return counter?.there ?? 0
}
