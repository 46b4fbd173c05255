import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, writtenAt } from '../../lib/columns.server.ts'
import { pictures } from '../../media/media.tables.server.ts'
import { products } from '../catalogue.tables.server.ts'

/** Films, named by the hash of their bytes, so that an address always shows the same film. `size` in bytes. */
export const films = pgTable(
  'films',
  {
    hash: text().primaryKey(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    createdAt: writtenAt(),
  },
  table => [
    check('films_type', sql`${table.mimeType} in ('video/mp4', 'video/webm')`),
    check('films_size', sql`${table.size} > 0`),
  ],
)

/** The bytes of films in pieces of one size but for the last, so that a player reads from any place without the whole film. */
export const filmPieces = pgTable(
  'film_pieces',
  {
    hash: text()
      .notNull()
      .references(() => films.hash, { onDelete: 'cascade' }),
    piece: integer().notNull(),
    bytes: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.hash, table.piece] })],
)

/** The films of a product in the order in which they are shown: what each shows, its still picture, and its words as WebVTT. */
export const productFilms = pgTable(
  'product_films',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    position: smallint().notNull(),
    hash: text()
      .notNull()
      .references(() => films.hash),
    title: text().notNull(),
    poster: text().references(() => pictures.hash),
    captions: text(),
  },
  table => [primaryKey({ columns: [table.productId, table.position] })],
)
