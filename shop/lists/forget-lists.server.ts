import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { savedLists, usualItems } from './lists.tables.server.ts'

/** Deletes the lists of a customer who is erased. */
export async function forgetLists(database: Database, custId: number): Promise<void> {
  await database.delete(usualItems).where(eq(usualItems.custId, custId))
  await database.delete(savedLists).where(eq(savedLists.custId, custId))
}
