import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { consents } from './consents.tables.server.ts'

/** Deletes the consents of a person who is erased; `theirs` is the condition on their rows. */
export const forgetConsents = (database: Database, theirs: SQL) => database.delete(consents).where(theirs)
