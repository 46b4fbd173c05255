import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.tables.server.ts'

/** A product's names in other languages. */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    locale: text().notNull(),
    productName: text().notNull(),
    productDetails: text().notNull(),
  },
  table => [primaryKey({ columns: [table.productId, table.locale] })],
)
