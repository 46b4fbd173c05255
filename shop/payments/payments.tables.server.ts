import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { orders } from '../orders/orders.tables.server.ts'
import type { OwnLines } from '../orders/own/own-changes.contract.ts'
import { runs } from '../orders/runs/runs.tables.server.ts'
import { cardTypes, cashKinds, requestStates } from './payment-words.ts'

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
 * Card payments: the first of an order, and one for each request of its rest. The id at the provider, and its state there when it was last read. Amounts in minor
 * units of `currency`. No number, name or key of a card is ever stored here.
 */
export const payments = pgTable(
  'payments',
  {
    paymentId: identity(),
    orderId: ofOrder(),
    /** Counts the payments of the order. */
    attempt: smallint().notNull().default(1),
    provider: text().notNull(),
    intentId: text().notNull(),
    amount: minorUnits().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** True if it is authorized first, and captured when the products are weighed. */
    takenLater: boolean().notNull(),
    /** One of the states in `payment-words.ts`. */
    card: text().notNull(),
    /** The kind of card, as the provider names it; CREDIT until it does. */
    cardType: text({ enum: cardTypes }).notNull().default('CREDIT'),
    /** The reason of the last failure, in the provider's words. */
    failure: text(),
    /** The moment at which the bank releases an authorization that nobody captured; null until the provider says so. */
    captureBefore: moment(),
    openedAt: writtenAt(),
    lookedAt: writtenAt(),
  },
  table => [
    uniqueIndex('payments_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payments_intent').on(table.provider, table.intentId),
    index('payments_looked').on(table.lookedAt),
    index('payments_lapsing').on(table.captureBefore).where(sql`${table.card} = 'put aside'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * The ledger of payments: rows are only added. For each payment, captures less refunds are what the shop has of it. Amounts
 * above 0 in minor units.
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

/**
 * Requests of the rest that an order costs and its card does not cover, paid by its link: at most one is open. Nobody is charged
 * before `agreedAt`, when a person who has the link agreed to this amount. A request with `ofVersion` asks for the price of a change by
 * the customer, which is saved when it is paid. Amounts in minor units of the order's currency.
 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    requestId: identity(),
    orderId: ofOrder(),
    amount: minorUnits().notNull(),
    /** The reason that the customer reads. */
    reason: text().notNull(),
    state: text({ enum: requestStates }).notNull().default('OPEN'),
    paymentId: bigint({ mode: 'number' }).references(() => payments.paymentId),
    askedAt: writtenAt(),
    /** The staff member who asked; null if the shop did. */
    askedBy: integer().references(() => customers.custId),
    agreedAt: moment(),
    /** The version of the order that the customer changes; null if the rest of the order is asked for. */
    ofVersion: integer(),
    /** The lines that the customer changes; null once it is saved or given up. */
    change: jsonb().$type<OwnLines>(),
    /** The most that the order may cost with the change. */
    upTo: minorUnits(),
    /** The moment from which the change can no longer be paid. */
    lastsUntil: moment(),
  },
  table => [
    index().on(table.orderId),
    uniqueIndex('payment_requests_open').on(table.orderId).where(sql`${table.state} = 'OPEN'`),
    check('payment_requests_amount', sql`${table.amount} > 0`),
    check('payment_requests_state', sql`${table.state} in ('OPEN', 'PAID', 'WITHDRAWN', 'GIVEN_BACK')`),
    check('payment_requests_agreed', sql`${table.state} <> 'PAID' or ${table.agreedAt} is not null`),
    check(
      'payment_requests_change',
      sql`(${table.ofVersion} is null) = (${table.upTo} is null) and (${table.ofVersion} is null) = (${table.lastsUntil} is null)
        and (${table.change} is null or ${table.ofVersion} is not null)`,
    ),
  ],
)

/**
 * The cash of orders: rows are only added. `IN`: it was received. `BACK`: it was paid back. `UNDONE`: an `IN` was written by
 * mistake, and no money moved. `ROUNDED`: what no coin can pay, as if it had been received; below 0 once all cash went
 * back. Other amounts are above 0. Minor units of the order's currency.
 */
export const cashEntries = pgTable(
  'cash_entries',
  {
    entryId: identity(),
    orderId: ofOrder(),
    kind: text({ enum: cashKinds }).notNull(),
    amount: minorUnits().notNull(),
    reason: text().notNull().default(''),
    /** The staff member who wrote it; null if the shop did. */
    writtenBy: integer().references(() => customers.custId),
    writtenAt: writtenAt(),
    /** The run of a driver whose cash it is; null if it is not. */
    runId: integer().references(() => runs.runId),
  },
  table => [
    index().on(table.orderId),
    index().on(table.writtenAt),
    index('cash_entries_of_run').on(table.runId).where(sql`${table.runId} is not null`),
    check(
      'cash_entries_amount',
      sql`${table.amount} > 0 or ${table.kind} = 'ROUNDED' and ${table.amount} <> 0`,
    ),
    check('cash_entries_kind', sql`${table.kind} in ('IN', 'BACK', 'UNDONE', 'ROUNDED')`),
  ],
)

/**
 * Tasks for a provider, requested in the transaction that causes them and done afterwards. `cause` allows each only once.
 */
export const paymentTasks = pgTable(
  'payment_tasks',
  {
    taskId: identity(),
    paymentId: ofPayment(),
    orderId: ofOrder(),
    kind: text().notNull(),
    /** Minor units; null if all of it is cancelled. */
    amount: minorUnits(),
    reason: text().notNull(),
    cause: text().notNull().unique(),
    state: text().notNull().default('WAITING'),
    attempts: smallint().notNull().default(0),
    /** The reason why it was not done, in words for staff. */
    problem: text(),
    askedAt: writtenAt(),
    /** The staff member who asked; null if the shop did. */
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

/** Webhook events, each handled once however often it comes. Only the payment's id is stored of their content. */
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

/** Differences that the nightly comparison found between ledger and provider. Minor units. */
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

/** The payments of the practice provider, in place of its own database: no money is behind them. Minor units. */
export const practiceIntents = pgTable(
  'practice_intents',
  {
    intentId: text().primaryKey(),
    /** The idempotency key: a second request with it returns the same payment. */
    openedBy: text().notNull().unique(),
    orderId: integer().notNull(),
    amount: minorUnits().notNull(),
    currency: char({ length: 3 }).notNull(),
    takenLater: boolean().notNull(),
    card: text().notNull(),
    failure: text(),
    aside: minorUnits().notNull().default(0),
    captureBefore: moment(),
    taken: minorUnits().notNull().default(0),
    refunded: minorUnits().notNull().default(0),
    /** The idempotency keys of the requests, so that each is done once. */
    doneKeys: text().array().notNull().default([]),
  },
  table => [
    check(
      'practice_intents_sums',
      sql`${table.refunded} >= 0 and ${table.taken} >= ${table.refunded} and ${table.amount} >= ${table.taken} + ${table.aside}`,
    ),
  ],
)
