import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { writtenAt } from '../lib/columns.server.ts'

/** What somebody of the staff keeps to look at a list again: its words, order and filters as the address has them. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    filterId: integer().primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    list: text().notNull(),
    filterName: text().notNull(),
    query: text().notNull(),
    createdAt: writtenAt(),
  },
  table => [uniqueIndex().on(table.custId, table.list, table.filterName)],
)
