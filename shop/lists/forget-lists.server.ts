import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { savedLists, usualItems } from './lists.tables.server.ts'
import { standingDays, standingOrders } from './standing/standing.tables.server.ts'

/** Deletes the lists and the standing orders of a customer who is erased. */
export async function forgetLists(database: Database, custId: number): Promise<void> {
  const theirs = database
    .select({ standingId: standingOrders.standingId })
    .from(standingOrders)
    .where(eq(standingOrders.custId, custId))
  await database.delete(standingDays).where(inArray(standingDays.standingId, theirs))
  await database.delete(standingOrders).where(eq(standingOrders.custId, custId))
  await database.delete(usualItems).where(eq(usualItems.custId, custId))
  await database.delete(savedLists).where(eq(savedLists.custId, custId))
}
