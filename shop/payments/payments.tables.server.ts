import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { orders } from '../orders/orders.tables.server.ts'

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const ofOrder = () =>
  integer()
    .notNull()
    .references(() => orders.orderId)
const ofPayment = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => payments.paymentId)

/**
 * Card payments, one an order: what it is called at its provider, and how it stood there when it was last looked at. Amounts
 * in minor units of `currency`. No number, name or key of a card is ever here.
 */
export const payments = pgTable(
  'payments',
  {
    paymentId: identity(),
    orderId: ofOrder().unique(),
    provider: text().notNull(),
    intentId: text().notNull(),
    amount: minorUnits().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Put aside first, and taken when the goods are weighed. */
    takenLater: boolean().notNull(),
    /** As `payment-words.ts` names it. */
    card: text().notNull(),
    /** Why the last attempt failed, in the provider's words. */
    failure: text(),
    openedAt: writtenAt(),
    lookedAt: writtenAt(),
  },
  table => [
    uniqueIndex('payments_intent').on(table.provider, table.intentId),
    index('payments_looked').on(table.lookedAt),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * The ledger of the money: only ever written. Per payment the sum of what was taken less what was refunded is what the provider
 * holds. Amounts above 0 in minor units.
 */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    entryId: identity(),
    paymentId: ofPayment(),
    orderId: ofOrder(),
    kind: text().notNull(),
    amount: minorUnits().notNull(),
    reference: text().notNull(),
    noticedAt: writtenAt(),
  },
  table => [
    index('payment_entries_of').on(table.paymentId, table.entryId),
    index().on(table.orderId),
    check('payment_entries_amount', sql`${table.amount} > 0`),
    check('payment_entries_kind', sql`${table.kind} in ('AUTHORISED', 'TAKEN', 'REFUNDED', 'RELEASED')`),
  ],
)

/** What a provider is to do, asked for in the transaction that causes it and done afterwards. `cause` asks for it once. */
export const paymentTasks = pgTable(
  'payment_tasks',
  {
    taskId: identity(),
    paymentId: ofPayment(),
    orderId: ofOrder(),
    kind: text().notNull(),
    /** Minor units; none where all of it is cancelled. */
    amount: minorUnits(),
    reason: text().notNull(),
    cause: text().notNull().unique(),
    state: text().notNull().default('WAITING'),
    attempts: smallint().notNull().default(0),
    /** Why it was not done, in words for staff. */
    problem: text(),
    askedAt: writtenAt(),
    /** Who of the staff asked; nobody where the shop did. */
    askedBy: integer().references(() => customers.custId),
    nextTryAt: writtenAt(),
  },
  table => [
    index('payment_tasks_waiting').on(table.nextTryAt).where(sql`${table.state} = 'WAITING'`),
    index().on(table.orderId),
    check('payment_tasks_kind', sql`${table.kind} in ('TAKE', 'REFUND', 'CANCEL')`),
    check('payment_tasks_state', sql`${table.state} in ('WAITING', 'DONE', 'FAILED')`),
    check('payment_tasks_amount', sql`(${table.kind} = 'CANCEL') = (${table.amount} is null)`),
  ],
)

/** Events that a provider told, each handled once however often it comes. Of what they say only the name of the payment is kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    intentId: text().notNull(),
    receivedAt: writtenAt(),
    handledAt: moment(),
    attempts: smallint().notNull().default(0),
    nextTryAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_waiting').on(table.nextTryAt).where(sql`${table.handledAt} is null`),
  ],
)

/** Where the nightly comparison found ledger and provider apart. Minor units. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    differenceId: identity(),
    paymentId: ofPayment(),
    orderId: ofOrder(),
    takenHere: minorUnits().notNull(),
    takenThere: minorUnits().notNull(),
    refundedHere: minorUnits().notNull(),
    refundedThere: minorUnits().notNull(),
    foundAt: writtenAt(),
  },
  table => [index().on(table.orderId)],
)

/** The payments of the practice provider, as it would keep them itself: no money is behind them. Minor units. */
export const practiceIntents = pgTable(
  'practice_intents',
  {
    intentId: text().primaryKey(),
    /** Asked for again by the same key, it is the same one. */
    openedBy: text().notNull().unique(),
    orderId: integer().notNull(),
    amount: minorUnits().notNull(),
    currency: char({ length: 3 }).notNull(),
    takenLater: boolean().notNull(),
    card: text().notNull(),
    failure: text(),
    aside: minorUnits().notNull().default(0),
    taken: minorUnits().notNull().default(0),
    refunded: minorUnits().notNull().default(0),
    /** The keys of what was asked of it, so that each is done once. */
    doneKeys: text().array().notNull().default([]),
  },
  table => [
    check(
      'practice_intents_sums',
      sql`${table.refunded} >= 0 and ${table.taken} >= ${table.refunded} and ${table.amount} >= ${table.taken} + ${table.aside}`,
    ),
  ],
)
