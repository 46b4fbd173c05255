import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Searches that found nothing: their number on a day (UTC), in lower case. A cached page is counted when it is made, so
 * these are minimum numbers. Deleted after 90 days.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    times: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.day, table.term] }), index().on(table.day)],
)
