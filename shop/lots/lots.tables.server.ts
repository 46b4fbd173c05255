import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'
import { suppliers } from './suppliers/suppliers.tables.server.ts'

/**
 * Lots: amounts of one product at one branch that were made together, under the code of their maker, with one last day. `onHand` is the
 * amount that is there, in counts of the product's stock at that branch; `lot_movements` has every change of it. A lot is fit for sale
 * unless it is blocked or its day is over. Visible to staff; a customer sees the code and the day of what they got.
 */
export const lots = pgTable(
  'lots',
  {
    lotId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    code: text().notNull(),
    /** The last day, and its meaning; both null if the goods keep. */
    dateKind: text(),
    expiresOn: date(),
    /** Null if nobody knows it. */
    supplierId: integer().references(() => suppliers.supplierId),
    /** The place where the goods come from, in words. */
    origin: text().notNull().default(''),
    onHand: integer().notNull().default(0),
    blockedAt: moment(),
    /** The reason, for staff; null if it is not blocked. */
    blockedWhy: text(),
    /** Set if it is recalled: it then stays blocked. */
    recalledAt: moment(),
    demo: boolean().notNull().default(false),
    /** The reduction of its price, in hundredths of a per cent; null: that of the shop for its last days. 0: none. */
    reductionBp: integer(),
    createdAt: writtenAt(),
    updatedDate: writtenAt(),
  },
  table => [
    uniqueIndex('lots_code').on(table.productId, table.branchId, sql`lower(${table.code})`),
    check('lots_on_hand', sql`${table.onHand} >= 0`),
    check('lots_date_kind', sql`${table.dateKind} in ('USE_BY', 'BEST_BEFORE', 'EXPIRY')`),
    check('lots_date', sql`(${table.dateKind} is null) = (${table.expiresOn} is null)`),
    check('lots_reduction', sql`${table.reductionBp} between 0 and 9000`),
    check('lots_blocked', sql`(${table.blockedAt} is null) = (${table.blockedWhy} is null)`),
    check('lots_recalled', sql`${table.recalledAt} is null or ${table.blockedAt} is not null`),
    index('lots_ending').on(table.expiresOn).where(sql`${table.onHand} > 0`),
    index().on(table.supplierId),
  ],
)

/**
 * The ledger of lots: every change of `onHand` in counts, with its cause (`lot-causes.ts`); their sum is the amount on hand.
 * `orderItemId`: the line of an order that it was picked for, or came back from.
 */
export const lotMovements = pgTable(
  'lot_movements',
  {
    movementId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    lotId: integer()
      .notNull()
      .references(() => lots.lotId),
    change: integer().notNull(),
    cause: text().notNull(),
    orderItemId: bigint({ mode: 'number' }),
    receiptId: integer(),
    /** The staff member; null if the shop did it. */
    movedBy: integer().references(() => customers.custId),
    note: text(),
    movedAt: moment().notNull(),
  },
  table => [
    check('lot_movements_change', sql`${table.change} <> 0`),
    index('lot_movements_in_order').on(table.lotId, table.movementId),
    index('lot_movements_of_line').on(table.orderItemId).where(sql`${table.orderItemId} is not null`),
  ],
)

/** Deliveries: the goods that came with one delivery note of a supplier. Visible to staff. */
export const receipts = pgTable(
  'receipts',
  {
    receiptId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.supplierId),
    /** The number of the delivery note; empty if it has none. */
    noteNumber: text().notNull(),
    receivedOn: date().notNull(),
    note: text().notNull().default(''),
    /** The staff member who entered it; null if the shop came with it. */
    receivedBy: integer().references(() => customers.custId),
    createdAt: writtenAt(),
  },
  table => [
    // The same note of a supplier is not received twice.
    uniqueIndex('receipts_note')
      .on(table.supplierId, sql`lower(${table.noteNumber})`)
      .where(sql`${table.noteNumber} <> ''`),
    index().on(table.branchId, table.receivedOn),
  ],
)

/**
 * The lines of a delivery: the amount in thousandths of the product's unit, and its cost for one unit in minor units of the shop's
 * currency; null if nobody entered it. `lotId` is null if the product is not kept in lots.
 */
export const receiptLines = pgTable(
  'receipt_lines',
  {
    receiptId: integer()
      .notNull()
      .references(() => receipts.receiptId),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    lotId: integer().references(() => lots.lotId),
    thousandths: bigint({ mode: 'number' }).notNull(),
    unitCost: minorUnits(),
  },
  table => [
    primaryKey({ columns: [table.receiptId, table.position] }),
    check('receipt_lines_amount', sql`${table.thousandths} > 0 and ${table.unitCost} >= 0`),
    index().on(table.lotId),
    index().on(table.productId),
  ],
)
