import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import type { CollectionRule } from './collection.rules.ts'

/**
 * Collections: products that belong together beside their category, such as "Ramadan". `address` is its name in the address of
 * its page. `rule`: it has the products that the rule finds; null if staff choose them by hand.
 */
export const collections = pgTable(
  'collections',
  {
    collectionId: integer().primaryKey().generatedByDefaultAsIdentity(),
    address: text().notNull().unique(),
    title: text().notNull(),
    blurb: text().notNull().default(''),
    picture: text().references(() => pictures.hash),
    rule: jsonb().$type<CollectionRule>(),
    activeFlag: text().notNull().default('Y'),
    /** Its position among the collections; those with the same position are sorted by id. */
    position: integer().notNull().default(0),
    /** Its title and text for search engines; null: its own title and blurb. */
    seoTitle: text(),
    seoText: text(),
    /** When its rule was last asked for all products; null: it still has to be. */
    foundAt: moment(),
    demo: boolean().notNull().default(false),
    updatedBy: text().notNull(),
    updatedDate: writtenAt(),
  },
  table => [
    check('collections_address', sql`${table.address} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('collections_active', sql`${table.activeFlag} in ('Y', 'N')`),
  ],
)

/** The products of a collection that staff choose by hand, in their order. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.collectionId, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.collectionId, table.productId] }), index().on(table.productId)],
)
