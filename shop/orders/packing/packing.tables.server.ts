import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Storage } from '../../catalogue/storage.rules.ts'
import { customers } from '../../customers/customers.tables.server.ts'
import { writtenAt } from '../../lib/columns.server.ts'
import { orders } from '../orders.tables.server.ts'

/** The bags of an order: how many of each kind, and the staff member who counted them last. */
export const orderBags = pgTable(
  'order_bags',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    kind: text().$type<Storage>().notNull(),
    bags: integer().notNull(),
    countedBy: integer()
      .notNull()
      .references(() => customers.custId),
    countedAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('order_bags_kind', sql`${table.kind} in ('DRY', 'COLD', 'FROZEN')`),
    check('order_bags_bags', sql`${table.bags} between 1 and 99`),
  ],
)
