import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Addresses that no longer have a page, and the address that has it now: paths without the host, such as
 * `/products/lamb-leg` and `/productsingle/101/MEAT/1`. `from_path` is in lower case and does not end with a slash.
 */
export const redirects = pgTable(
  'redirects',
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    /** The number of times that it was followed, and the last time. */
    times: integer().notNull().default(0),
    lastAt: moment(),
    updatedBy: text(),
    updatedAt: writtenAt(),
  },
  table => [
    check('redirects_from', sql`${table.fromPath} ~ '^/[^?#]*[^/?#]$' and length(${table.fromPath}) <= 500`),
    check(
      'redirects_to',
      sql`${table.toPath} ~ '^/([^/]|$)' and length(${table.toPath}) <= 500 and lower(${table.toPath}) <> ${table.fromPath}`,
    ),
  ],
)

/** Addresses that were asked for and have no page: staff make redirects of them. Deleted 30 days after the last time. */
export const missingPages = pgTable(
  'missing_pages',
  {
    path: text().primaryKey(),
    times: integer().notNull().default(1),
    lastAt: writtenAt(),
  },
  table => [check('missing_pages_path', sql`length(${table.path}) <= 500`)],
)
