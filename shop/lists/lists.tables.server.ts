import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CartLine } from '../cart/cart-lines.ts'
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

/** Lists that customers made and named, with lines as a cart has them. A customer has one of a name. */
export const savedLists = pgTable(
  'saved_lists',
  {
    listId: integer().primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    listName: text().notNull(),
    lines: jsonb().$type<readonly CartLine[]>().notNull(),
    changedAt: writtenAt(),
  },
  table => [unique('saved_lists_once').on(table.custId, table.listName)],
)
