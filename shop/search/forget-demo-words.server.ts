import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { searchPlacements, searchSynonyms } from './search.tables.server.ts'

/** Deletes the synonyms of the demo shop that staff have left as they were. */
export const forgetDemoSynonyms = (database: Database) =>
  database.delete(searchSynonyms).where(eq(searchSynonyms.demo, true))

/** Takes products out of the results in which staff placed them. */
export const forgetPlacements = (database: Database, ids: readonly number[]) =>
  database.delete(searchPlacements).where(inArray(searchPlacements.productId, [...ids]))
