import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { lots } from '../lots/lots.tables.server.ts'
import type { LotOfLine } from '../lots/lots-of-lines.server.ts'

/** Recalls: batches that the shop calls back. Visible to staff; customers who have the goods read the reason and the advice. */
export const recalls = pgTable('recalls', {
  recallId: integer().primaryKey().generatedByDefaultAsIdentity(),
  reason: text().notNull(),
  /** The thing that customers should do with the goods. */
  advice: text().notNull(),
  /** True if customers are refunded. */
  refunds: boolean().notNull(),
  startedBy: integer()
    .notNull()
    .references(() => customers.custId),
  startedAt: writtenAt(),
})

/** The lots of recalls; a lot is recalled once. */
export const recallLots = pgTable(
  'recall_lots',
  {
    recallId: integer()
      .notNull()
      .references(() => recalls.recallId),
    lotId: integer()
      .notNull()
      .unique()
      .references(() => lots.lotId),
  },
  table => [primaryKey({ columns: [table.recallId, table.lotId] })],
)

/**
 * The orders that had something of the lots of a recall when it began. A job deals with each once: its row then says what came of it
 * (`recall-states.ts`). Amounts in minor units of the order's currency. No foreign keys, as a recall writes up to 100,000 rows at once and
 * orders are never deleted.
 */
export const recallOrders = pgTable(
  'recall_orders',
  {
    recallId: integer().notNull(),
    orderId: integer().notNull(),
    /** The counts of each lot that it had; empty while it waits. */
    lines: jsonb().$type<readonly LotOfLine[]>().notNull().default([]),
    state: text().notNull().default('WAITING'),
    /** Null while it waits. */
    outcome: text(),
    /** The price of what it has of the lots, with its tax, and the part of it that its customer gets back. */
    amount: minorUnits().notNull().default(0),
    refunded: minorUnits().notNull().default(0),
    way: text().notNull().default('NONE'),
    /** True if its customer got a mail or a text message. */
    notified: boolean().notNull().default(false),
    doneAt: moment(),
    /** The moment at which staff reached the customer by phone, and who did; null if nobody has called. */
    calledAt: moment(),
    calledBy: integer(),
    /** The moment from which the job tries it again, after an error. */
    nextTryAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.recallId, table.orderId] }),
    index('recall_orders_waiting').on(table.nextTryAt).where(sql`${table.state} = 'WAITING'`),
    check('recall_orders_state', sql`${table.state} in ('WAITING', 'DONE')`),
    check('recall_orders_outcome', sql`${table.outcome} in ('PICK_AGAIN', 'HANDED_OVER', 'NOTHING')`),
    check(
      'recall_orders_done',
      sql`(${table.state} = 'DONE') = (${table.doneAt} is not null)
        and (${table.state} = 'DONE') = (${table.outcome} is not null)`,
    ),
    check('recall_orders_called', sql`(${table.calledAt} is null) = (${table.calledBy} is null)`),
    check('recall_orders_way', sql`${table.way} in ('CARD', 'DESK', 'NONE')`),
    check(
      'recall_orders_amount',
      sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.amount}
        and (${table.way} = 'NONE') = (${table.refunded} = 0)`,
    ),
  ],
)
