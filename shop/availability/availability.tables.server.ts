import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Things that can be taken only once: stock of a product at a branch, the orders and the minutes of work of a slot, the shares
 * of an animal. `onHand` counts the existing amount (steps, deliveries, shares), `held` the part of it that is promised for a
 * while. `onHand - held` is free; both are changed only by conditional writes, rows locked in order of their id.
 */
export const availabilities = pgTable(
  'availabilities',
  {
    availabilityId: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    onHand: integer().notNull(),
    held: integer().notNull().default(0),
    /** The amount taken or held beyond a capacity that was cut later; a trigger pays it off first. */
    over: integer().notNull().default(0),
    /** True if it counts goods that are kept in lots: staff change its amount only together with a lot. */
    inLots: boolean().notNull().default(false),
  },
  table => [
    check('availabilities_kind', sql`${table.kind} in ('stock', 'slot', 'work', 'share')`),
    check(
      'availabilities_enough',
      sql`${table.held} >= 0 and ${table.onHand} >= ${table.held} and ${table.over} >= 0`,
    ),
  ],
)

/**
 * A promise that ends automatically at `expiresAt`, unless it was taken or released before. `orderId` is the order that it
 * is for.
 */
export const holds = pgTable(
  'holds',
  {
    holdId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    availabilityId: integer()
      .notNull()
      .references(() => availabilities.availabilityId),
    quantity: integer().notNull(),
    orderId: integer(),
    heldAt: writtenAt(),
    expiresAt: moment().notNull(),
    takenAt: moment(),
    releasedAt: moment(),
  },
  table => [
    check('holds_quantity', sql`${table.quantity} > 0`),
    check('holds_ended_once', sql`${table.takenAt} is null or ${table.releasedAt} is null`),
    index('holds_open')
      .on(table.expiresAt)
      .where(sql`${table.takenAt} is null and ${table.releasedAt} is null`),
    index().on(table.availabilityId),
    index().on(table.orderId),
  ],
)

/**
 * The networks that unpaid orders came from, as hashes that only this shop can make: a row goes once its order is paid, or
 * after an hour. Without `orderId` the order was refused, or is being placed.
 */
export const unpaidHolds = pgTable(
  'unpaid_holds',
  {
    holdId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer(),
    network: text().notNull(),
    heldAt: moment().notNull(),
  },
  table => [index().on(table.network, table.heldAt), index().on(table.orderId)],
)

/** The ledger: every change of `onHand` with its cause; their sum is the amount on hand, less what is over. */
export const movements = pgTable(
  'movements',
  {
    movementId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    availabilityId: integer()
      .notNull()
      .references(() => availabilities.availabilityId),
    change: integer().notNull(),
    cause: text().notNull(),
    orderId: integer(),
    movedBy: integer(),
    /** The reason, in the words of the person who made the change. */
    note: text(),
    /** The other place of a transfer: it went there, or came from there. */
    otherAvailabilityId: integer(),
    movedAt: writtenAt(),
  },
  table => [
    index('movements_in_order').on(table.availabilityId, table.movementId),
    index().on(table.orderId),
  ],
)
