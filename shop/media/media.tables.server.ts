import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, writtenAt } from '../lib/columns.server.ts'

/** Pictures, named by the hash of their bytes, so that an address never changes what it shows. */
export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    mimeType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: writtenAt(),
  },
  table => [check('pictures_size', sql`octet_length(${table.bytes}) <= 65000`)],
)
