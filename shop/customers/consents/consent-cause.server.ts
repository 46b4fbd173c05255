import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { consentCauses } from './consent-kinds.ts'

/** Names the cause of the consents that the running transaction changes; without it, the trigger takes the usual one. */
export async function consentsBy(database: Database, cause: (typeof consentCauses)[number]): Promise<void> {
  await database.execute(sql`select set_config('souk.consent_cause', ${cause}, true)`)
}
