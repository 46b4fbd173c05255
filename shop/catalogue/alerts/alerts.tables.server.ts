import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { writtenAt } from '../../lib/columns.server.ts'
import { products } from '../catalogue.tables.server.ts'

/**
 * The people who wait for a sold-out product, each with the address of the one mail that they asked for. The row is deleted
 * in the transaction that writes the mail. An address waits for a product once.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    alertId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    email: text().notNull(),
    /** The account that asked; null for a guest. */
    custId: integer().references(() => customers.custId),
    askedAt: writtenAt(),
  },
  table => [
    uniqueIndex('stock_alerts_once').on(table.productId, sql`lower(${table.email})`),
    index('stock_alerts_email').on(sql`lower(${table.email})`),
    index('stock_alerts_customer').on(table.custId),
  ],
)
