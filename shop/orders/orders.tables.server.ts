import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OfBox } from '../boxes/box.ts'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { contacts, customers } from '../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import { branches } from '../settings/settings.tables.server.ts'
import { slots } from '../slots/slots.tables.server.ts'

/** The source of order numbers. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 })

/**
 * Orders. Amounts in minor units of `currency`, as charged: `grandTotal = price - discount + tax + shippingHandling`.
 * Visible to the customer who placed it, and to anyone with its secret link.
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
    /** The window in which it is handed over, as it was when it was chosen; null if the shop had none. */
    slotId: integer().references(() => slots.slotId),
    slotStartsAt: moment(),
    slotEndsAt: moment(),
    /** The fee of its window, part of `shippingHandling` and of each of `shippingBands`. */
    slotFee: minorUnits().notNull().default(0),
    orderStatus: text().notNull().default('NEW'),
    paymentMethod: text().notNull().default('CASH'),
    /** One of the states in `payment-states.rules.ts`; while it is `AWAITING`, the products are held until `payUntil`. */
    paymentState: text().notNull().default('ON_DELIVERY'),
    payUntil: moment(),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    price: minorUnits().notNull(),
    /** Taken off what it costs: `discountAgreed`, or all of it if that is less. */
    discount: minorUnits().notNull().default(0),
    /** The discount that staff gave, also by a refund, with their reason, which the customer reads. */
    discountAgreed: minorUnits().notNull().default(0),
    discountReason: text(),
    tax: minorUnits().notNull(),
    shippingHandling: minorUnits().notNull(),
    grandTotal: minorUnits().notNull(),
    /** The most that it may cost, whatever the scales say; null if it was placed before there was such a promise. */
    ceiling: minorUnits(),
    /** The money that the shop has of its card and its cash: a trigger adds up the entries of both ledgers. */
    paid: minorUnits().notNull().default(0),
    /** The amount that its customer is asked to pay by its link now; a trigger follows `payment_requests`. */
    restAsked: minorUnits(),
    /** The delivery charge when the order was placed, above which it never rises. */
    shippingPlaced: minorUnits().notNull(),
    /** The delivery fees for its address at the time: from this subtotal on, this fee; null for pickup. */
    shippingBands: jsonb().$type<readonly { from: number; fee: number }[]>(),
    notes: text().notNull().default(''),
    /** The age that its customer confirmed to have, in years; null if nothing in it asked for one. */
    ageConfirmed: smallint(),
    address: text(),
    city: text(),
    stateProvince: text(),
    country: text(),
    postalCode: text(),
    /** The position of its address when it was placed; null if it was not found. */
    position: jsonb().$type<Position>(),
    /** True if a guest agreed to text messages about this order; an account also has its own setting. */
    sendSmsFlag: boolean().notNull().default(false),
    billingAddress: jsonb().$type<Record<string, string>>(),
    /** The code of the representative who referred it, as it was then. */
    representative: text(),
    /**
     * The representative, and their share of the price of the products, in hundredths of a per cent, once the order is
     * closed.
     */
    referredBy: integer().references(() => customers.custId),
    referralPoints: integer(),
    updatedBy: text().notNull(),
    /** Counts every change of the order or of its lines: a change of an older version is refused. */
    version: integer().notNull().default(1),
  },
  table => [
    check(
      'orders_sum',
      sql`${table.grandTotal} = ${table.price} - ${table.discount} + ${table.tax} + ${table.shippingHandling}`,
    ),
    check('orders_ceiling', sql`${table.grandTotal} <= ${table.ceiling}`),
    check('orders_discount', sql`${table.discount} between 0 and ${table.discountAgreed}`),
    check('orders_status', sql`${table.orderStatus} in ('NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED')`),
    check('orders_payment_method', sql`${table.paymentMethod} in ('CASH', 'CARD')`),
    check(
      'orders_payment_state',
      sql`${table.paymentState} in ('ON_DELIVERY', 'AWAITING', 'AUTHORISED', 'PAID', 'PART_REFUNDED', 'REFUNDED', 'RELEASED', 'EXPIRED')`,
    ),
    check('orders_pay_until', sql`(${table.paymentState} = 'AWAITING') = (${table.payUntil} is not null)`),
    // Orders whose payment must still follow their end: the payment job asks for them all day.
    index('orders_to_settle')
      .on(table.orderId)
      .where(
        sql`${table.paymentState} = 'AUTHORISED' and ${table.orderStatus} in ('CLOSED', 'REJECTED')
          or ${table.paymentState} in ('PAID', 'PART_REFUNDED') and (${table.orderStatus} = 'REJECTED'
            or ${table.orderStatus} = 'CLOSED' and ${table.paid} > ${table.grandTotal})`,
      ),
    // Orders that the bank no longer pays, although they have not ended: their customers are asked to pay again.
    index('orders_released')
      .on(table.orderId)
      .where(sql`${table.paymentState} = 'RELEASED' and ${table.orderStatus} in ('NEW', 'PRINTED', 'OPEN')`),
    // Orders of bookings whose season may be over: a job closes them.
    index('orders_booked')
      .on(table.orderId)
      .where(sql`${table.orderType} in ('QURBANI', 'BALANCE') and ${table.orderStatus} = 'NEW'`),
    index('orders_unpaid').on(table.payUntil).where(sql`${table.payUntil} is not null`),
    index().on(table.custId, table.createDate),
    index().on(table.contactId),
    index('orders_of_slot').on(table.slotId).where(sql`${table.slotId} is not null`),
    index('orders_by_date').on(table.createDate, table.orderId, table.orderType),
    // The columns by which the staff's board filters and sorts.
    index('orders_by_branch').on(table.branchId, table.createDate, table.orderId, table.orderType),
    index('orders_by_status').on(table.orderStatus, table.createDate, table.orderId, table.orderType),
    index('orders_by_way').on(table.pickupType, table.createDate, table.orderId, table.orderType),
    index('orders_referred').on(table.referredBy, table.orderId).where(sql`${table.referredBy} is not null`),
    index('orders_by_total').on(table.grandTotal, table.orderId, table.orderType),
  ],
)

/**
 * Lines of an order, with the product data of that moment. Quantities in steps of `quantityStep` thousandths of
 * `measuringUnit`; `chargedPrice` for `pricedPer` thousandths of `pricedUnit` (null: of `measuringUnit`), `finalWeight` in
 * thousandths of the same unit; `estimatedWeight` in thousandths of a pound. `linePrice` and `lineTax` in minor units, and
 * `taxBasisPoints` the rate of the tax (0 if exempt).
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
    pricedUnit: text(),
    pricedPer: integer().notNull().default(1000),
    /** About what one `measuringUnit` has, in thousandths of `pricedUnit`; null if both are the same. */
    nominalMeasure: integer(),
    /** True if the scales decide its price. */
    weighed: boolean().notNull().default(false),
    toleranceBp: integer().notNull().default(1500),
    /** The most that it may cost; null if it was ordered before there was such a promise. */
    lineCap: minorUnits(),
    estimatedWeight: integer(),
    finalWeight: integer(),
    liter: integer(),
    discount: minorUnits().notNull().default(0),
    unitPrice: minorUnits().notNull(),
    salePrice: minorUnits().notNull(),
    chargedPrice: minorUnits().notNull(),
    /** The price charged without the reduction of goods that end soon; null if the price is not reduced. */
    reducedFrom: minorUnits(),
    /** The age that its buyer must have, in years; null if everyone may buy it. */
    ageFrom: smallint(),
    /** The surcharges of its choices for each piece, and once: minor units, below 0 if they make it cheaper. */
    pieceSurcharge: minorUnits().notNull().default(0),
    lineSurcharge: minorUnits().notNull().default(0),
    /** The part of its weight that the choices leave, in hundredths of a per cent, and the minutes of work for what was ordered. */
    yieldBp: integer().notNull().default(10_000),
    prepMinutes: integer().notNull().default(0),
    /** The minutes for one `measuringUnit`. */
    unitMinutes: integer().notNull().default(0),
    /** True if its weight is what the choices left: the stock lost the whole. */
    weighedAfter: boolean().notNull().default(false),
    linePrice: minorUnits().notNull(),
    lineTax: minorUnits().notNull(),
    taxBasisPoints: integer().notNull().default(0),
    attributes: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The box that it was ordered in; null if it was ordered alone. */
    ofBox: jsonb().$type<OfBox>(),
    notes: text().notNull().default(''),
    /** The shopper's wish if it runs out, one of `cart/substitution.ts`; `substituteProductId` is the product of `SPECIFIC`, which may be gone. */
    substitution: text().notNull().default('ASK'),
    substituteProductId: integer(),
    replacedByItemId: bigint({ mode: 'number' }).references((): AnyPgColumn => orderItems.orderItemId),
    itemStatus: text().notNull().default('NEW'),
    /** The staff member who picked it or found that it is not there, and when; null while it is to be picked. */
    pickedBy: integer().references(() => customers.custId),
    pickedAt: moment(),
    /** The reason why it was refused at the door, so that its goods are not for sale again; null if it was not. */
    refusal: text(),
    updatedBy: text().notNull(),
    /** Counts every change of the line: who weighs it again names the version they saw. */
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex().on(table.orderId, table.position),
    check('order_items_quantity', sql`${table.wantedSteps} > 0`),
    check('order_items_yield', sql`${table.yieldBp} between 1 and 10000 and ${table.prepMinutes} >= 0`),
    check('order_items_reduced', sql`${table.chargedPrice} <= ${table.reducedFrom}`),
    check('order_items_cap', sql`${table.linePrice} <= ${table.lineCap}`),
    check(
      'order_items_status',
      sql`${table.itemStatus} in ('NEW', 'PICKED', 'SUBSTITUTED', 'UNAVAILABLE', 'REMOVED', 'PACKED')`,
    ),
    check(
      'order_items_substitution',
      sql`${table.substitution} in ('BEST MATCH', 'SPECIFIC', 'ASK', 'NONE')
        and (${table.substitution} = 'SPECIFIC') = (${table.substituteProductId} is not null)`,
    ),
    check('order_items_picked', sql`(${table.pickedBy} is null) = (${table.pickedAt} is null)`),
    index().on(table.productId),
  ],
)

/**
 * The events of an order, in order; the first row is its placement. `STATUS`: it reached `orderStatus`. `EDITED`: its lines
 * were changed, and `reason` is the message to the customer. The others are in `order-events.ts`; those about cash have its
 * `amount`. `custId` is the staff member who did it.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    kind: text().notNull().default('STATUS'),
    orderStatus: text().notNull(),
    reason: text(),
    /** Minor units of the order's currency. */
    amount: minorUnits(),
    happenedBy: text().notNull(),
    custId: integer().references(() => customers.custId),
    happenedAt: writtenAt(),
  },
  table => [
    check(
      'order_events_kind',
      sql`${table.kind} in ('STATUS', 'EDITED', 'DETAILS', 'SWAPPED', 'REOPENED', 'CASH_IN', 'CASH_BACK', 'CASH_UNDONE', 'PAID_MORE', 'ASKED', 'ACCEPTED', 'DECLINED', 'UNANSWERED', 'LEFT', 'ARRIVED', 'REFUSED', 'HANDED_OVER', 'NOT_HOME', 'AGE_CHECKED')`,
    ),
    index().on(table.orderId),
  ],
)

/** Staff's notes about an order for each other; its customer never reads them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    noteId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    note: text().notNull(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    writtenAt: writtenAt(),
  },
  table => [index().on(table.orderId)],
)
