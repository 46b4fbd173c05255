import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'
import { contacts, customers } from '../customers.tables.server.ts'

/** Staff notes about a person, who never sees them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    noteId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    contactId: integer()
      .notNull()
      .references(() => contacts.contactId),
    note: text().notNull(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    writtenAt: writtenAt(),
  },
  table => [index().on(table.contactId)],
)
