import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'

/** The services outside of the shop that staff have set in the office. */
export const services = pgTable('services', {
  name: text().primaryKey(),
  /** The values of its variables as JSON, sealed for this service: the database alone opens no account. */
  sealed: text().notNull(),
  /** Counts the changes, so that a save never overwrites one that its person has not seen. */
  version: integer().notNull(),
  changedAt: writtenAt(),
})
