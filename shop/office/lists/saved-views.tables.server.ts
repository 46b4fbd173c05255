import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'

/** Views of a list of the office that staff saved: its filters, order and search, as the query of its address. */
export const savedViews = pgTable(
  'saved_views',
  {
    viewId: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The path of the list in the office, such as `products`. */
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** The person who has it; null if all staff do. */
    custId: integer(),
    updatedAt: writtenAt(),
  },
  table => [
    uniqueIndex('saved_views_named').on(
      table.list,
      sql`coalesce(${table.custId}, 0)`,
      sql`lower(${table.name})`,
    ),
    check('saved_views_name', sql`length(${table.name}) between 1 and 60`),
    check('saved_views_query', sql`length(${table.query}) <= 2000`),
  ],
)
