import type { Database } from '../../database/pool.ts'
import { demoSynonyms } from './demo/demo-synonyms.ts'
import { searchSynonyms } from './search.tables.server.ts'

/** Saves the synonyms of the demo shop. */
export async function seedSynonyms(database: Database): Promise<void> {
  await database.insert(searchSynonyms).values(demoSynonyms.map(group => ({ ...group, demo: true })))
}
