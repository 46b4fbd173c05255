import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { usualItems } from './lists.tables.server.ts'

/** Deletes the lists of a customer who is erased. */
export const forgetLists = (database: Database, custId: number): Promise<unknown> =>
  database.delete(usualItems).where(eq(usualItems.custId, custId))
