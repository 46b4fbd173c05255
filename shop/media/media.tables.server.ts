import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, writtenAt } from '../lib/columns.server.ts'
import { pictureFormats } from './rendition.ts'

/** Pictures, named by the hash of their bytes, so that an address always shows the same picture. */
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

/** Renditions of pictures in the widths and formats that were requested; made from the picture, and deleted with it. */
export const pictureRenditions = pgTable(
  'picture_renditions',
  {
    hash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    /** One of the fixed widths: the requested one, or the first that the picture fits in. */
    width: integer().notNull(),
    format: text({ enum: pictureFormats }).notNull(),
    bytes: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.hash, table.width, table.format] })],
)
