import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { writtenAt } from '../../lib/columns.server.ts'

/** The filters that staff save for a list: its words, order and filters as in the address. */
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
