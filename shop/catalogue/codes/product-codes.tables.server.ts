import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue.tables.server.ts'

/**
 * The codes on the packages of products (GTIN, 14 digits): each belongs to one product. `quantity`: how much of the product such a package
 * has, in thousandths of its `unitName`. A trigger writes them from `products.codes` (`keep-codes-of-product.sql`).
 */
export const productCodes = pgTable(
  'product_codes',
  {
    code: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.productId, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  table => [
    index().on(table.productId),
    check('product_codes_code', sql`${table.code} ~ '^\\d{14}$'`),
    check('product_codes_quantity', sql`${table.quantity} > 0`),
  ],
)
