import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'

/**
 * Pairs of products that were bought together in at least five orders of different buyers, counted from orders each night; a
 * pair is stored in both directions. Variants count as their product.
 */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer()
      .notNull()
      .references(() => products.productId),
    otherId: integer()
      .notNull()
      .references(() => products.productId),
    baskets: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index().on(table.productId, table.baskets.desc()),
    index().on(table.otherId),
    check('bought_together_pairs', sql`${table.productId} <> ${table.otherId} and ${table.baskets} >= 5`),
  ],
)
