import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../../lib/columns.server.ts'

/** Every contact that was erased, by its number alone, so that a backup from before can be restored without bringing the person back. */
export const erasures = pgTable(
  'erasures',
  {
    erasureId: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactId: integer().notNull(),
    erasedAt: writtenAt(),
    /** The account that erased it. */
    erasedBy: integer().notNull(),
    /** The time at which the backups of the shop had it. */
    storedAt: moment(),
    /** The time of the latest attempt to erase it again after a restore. */
    triedAt: moment(),
  },
  table => [
    index().on(table.contactId),
    index('erasures_to_store').on(table.erasureId).where(sql`${table.storedAt} is null`),
  ],
)
