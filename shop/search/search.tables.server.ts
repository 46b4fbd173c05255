import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What was looked for and not found: how often on a day (UTC), in small letters. A page that is kept is counted when it is
 * made, so these are the least it was. Deleted after 90 days.
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
