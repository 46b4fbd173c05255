import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { moment, writtenAt } from '../../lib/columns.server.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import { orders } from '../../orders/orders.tables.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { savedLists } from '../lists.tables.server.ts'

/**
 * Standing orders: every 1, 2 or 4 weeks from `firstDay` on, a saved list is ordered for a window, paid in cash. A delivery has the
 * address that its customer had when it was saved.
 */
export const standingOrders = pgTable(
  'standing_orders',
  {
    standingId: integer().primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    listId: integer()
      .notNull()
      .references(() => savedLists.listId),
    everyWeeks: smallint().notNull(),
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    /** The window by the clock of the shop, in minutes from midnight; `endsMinute` only words it. */
    startsMinute: smallint().notNull(),
    endsMinute: smallint().notNull(),
    pickupType: text().notNull(),
    /** The branch where it is collected; null for a delivery, whose address decides. */
    branchId: integer().references(() => branches.branchId),
    address: text(),
    city: text(),
    stateProvince: text(),
    country: text(),
    postalCode: text(),
    /** The position of the address when it was saved; null if it was not found. */
    position: jsonb().$type<Position>(),
    /** The age that its customer confirmed to have, in years; null if nothing asked for one. */
    ageConfirmed: smallint(),
    state: text().notNull().default('ACTIVE'),
    firstDay: date().notNull(),
    /** The moment of its next step, at which the job looks at it. */
    nextAt: moment().notNull(),
    /** Counts the changes by its customer. */
    version: integer().notNull().default(1),
    createdAt: writtenAt(),
    changedAt: writtenAt(),
  },
  table => [
    index().on(table.custId),
    index().on(table.listId),
    index('standing_orders_next').on(table.nextAt).where(sql`${table.state} = 'ACTIVE'`),
    check('standing_orders_rhythm', sql`${table.everyWeeks} in (1, 2, 4)`),
    check(
      'standing_orders_weekday',
      sql`${table.weekday} = extract(dow from ${table.firstDay}) and ${table.startsMinute} < ${table.endsMinute}`,
    ),
    check('standing_orders_state', sql`${table.state} in ('ACTIVE', 'PAUSED')`),
    check(
      'standing_orders_way',
      sql`${table.pickupType} in ('IN STORE', 'DELIVERY')
        and (${table.pickupType} = 'DELIVERY') = (${table.address} is not null)
        and (${table.pickupType} = 'DELIVERY') = (${table.branchId} is null)`,
    ),
  ],
)

/** The days of standing orders and their results: each day has one row, so that one order at most is placed for it. */
export const standingDays = pgTable(
  'standing_days',
  {
    standingId: integer()
      .notNull()
      .references(() => standingOrders.standingId),
    day: date().notNull(),
    outcome: text().notNull(),
    orderId: integer().references(() => orders.orderId),
    reason: text(),
    happenedAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.standingId, table.day] }),
    index().on(table.orderId),
    check('standing_days_outcome', sql`${table.outcome} in ('TOLD', 'SKIPPED', 'PLACED', 'NOT_PLACED')`),
    check('standing_days_placed', sql`(${table.outcome} = 'PLACED') = (${table.orderId} is not null)`),
    check('standing_days_reason', sql`(${table.outcome} = 'NOT_PLACED') = (${table.reason} is not null)`),
  ],
)
