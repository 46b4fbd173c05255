import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue.tables.server.ts'
import type { OptionKind } from '../option-prices.rules.ts'

/**
 * The parts of products, in their order. A part with a kind and a choice is in the product only if its buyer chooses that. A trigger
 * writes them from `products.parts` (`keep-parts-of-product.sql`). A part that is deleted stays here: then it is not known what is in
 * its set.
 */
export const productParts = pgTable(
  'product_parts',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    partId: integer().notNull(),
    kind: text().$type<OptionKind>(),
    choice: text(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.place] }),
    index().on(table.partId),
    check('product_parts_choice', sql`(${table.kind} is null) = (${table.choice} is null)`),
    check('product_parts_other', sql`${table.partId} <> ${table.productId}`),
  ],
)
