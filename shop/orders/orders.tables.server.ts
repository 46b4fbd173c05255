import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { contacts, customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

/** Where order numbers come from. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 })

/**
 * Orders. Amounts in minor units of `currency`, as charged: `grandTotal = price - discount + tax + shippingHandling`.
 * Reached by the customer who placed it, or by whoever holds its secret link.
 */
export const orders = pgTable(
  'orders',
  {
    orderId: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderNum: text().notNull().unique(),
    createDate: writtenAt(),
    custId: integer().references(() => customers.custId),
    contactId: integer()
      .notNull()
      .references(() => contacts.contactId),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    /** 160 random bits: the secret of the order's link. */
    linkKey: text().notNull().unique(),
    orderType: text().notNull().default('ONLINE'),
    pickupType: text().notNull(),
    pickupTime: text().notNull(),
    slotStartsAt: moment(),
    orderStatus: text().notNull().default('NEW'),
    paymentMethod: text().notNull().default('CASH'),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    price: minorUnits().notNull(),
    discount: minorUnits().notNull().default(0),
    tax: minorUnits().notNull(),
    shippingHandling: minorUnits().notNull(),
    grandTotal: minorUnits().notNull(),
    notes: text().notNull().default(''),
    address: text(),
    city: text(),
    stateProvince: text(),
    country: text(),
    postalCode: text(),
    billingAddress: jsonb().$type<Record<string, string>>(),
    representative: text(),
    updatedBy: text().notNull(),
  },
  table => [
    check(
      'orders_sum',
      sql`${table.grandTotal} = ${table.price} - ${table.discount} + ${table.tax} + ${table.shippingHandling}`,
    ),
    check('orders_status', sql`${table.orderStatus} in ('NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED')`),
    index().on(table.custId, table.createDate),
    index().on(table.contactId),
    index().on(table.createDate),
  ],
)

/**
 * Lines of an order, with what they were when it was placed. Quantities in steps of `quantityStep` thousandths of
 * `measuringUnit`; weights in thousandths of a pound; `linePrice` and `lineTax` in minor units.
 */
export const orderItems = pgTable(
  'order_items',
  {
    orderItemId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.productId),
    productName: text().notNull(),
    sku: text().notNull(),
    deptName: text().notNull(),
    wantedSteps: integer().notNull(),
    packedSteps: integer(),
    quantityStep: integer().notNull(),
    measuringUnit: text().notNull(),
    estimatedWeight: integer(),
    finalWeight: integer(),
    liter: integer(),
    discount: minorUnits().notNull().default(0),
    unitPrice: minorUnits().notNull(),
    salePrice: minorUnits().notNull(),
    chargedPrice: minorUnits().notNull(),
    linePrice: minorUnits().notNull(),
    lineTax: minorUnits().notNull(),
    attributes: jsonb().$type<Record<string, string>>().notNull().default({}),
    notes: text().notNull().default(''),
    /** What the shopper wants where it runs out: `BEST MATCH`, `ASK` or `NONE`. */
    substitution: text().notNull().default('ASK'),
    replacedByItemId: bigint({ mode: 'number' }).references((): AnyPgColumn => orderItems.orderItemId),
    itemStatus: text().notNull().default('NEW'),
    updatedBy: text().notNull(),
  },
  table => [
    uniqueIndex().on(table.orderId, table.position),
    check('order_items_quantity', sql`${table.wantedSteps} > 0`),
    check(
      'order_items_status',
      sql`${table.itemStatus} in ('NEW', 'PICKED', 'SUBSTITUTED', 'UNAVAILABLE', 'PACKED')`,
    ),
    index().on(table.productId),
  ],
)

/** What happened to an order, in order; the first row says that it was placed. */
export const orderEvents = pgTable(
  'order_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    orderStatus: text().notNull(),
    reason: text(),
    happenedBy: text().notNull(),
    happenedAt: writtenAt(),
  },
  table => [index().on(table.orderId)],
)
