import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { writtenAt } from '../lib/columns.server.ts'

/** The marks that customers give to products of their usual list: `PINNED` is always in it, `HIDDEN` never. */
export const usualItems = pgTable(
  'usual_items',
  {
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    state: text().notNull(),
    markedAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.custId, table.productId] }),
    check('usual_items_state', sql`${table.state} in ('PINNED', 'HIDDEN')`),
  ],
)
