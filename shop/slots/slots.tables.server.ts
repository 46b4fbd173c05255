import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

const ofBranch = () =>
  integer()
    .notNull()
    .references(() => branches.branchId)

/**
 * Patterns by which the slots of a branch are made (`windows.rules.ts`): on their weekdays, windows of `length` minutes from `starts` to
 * `ends`, counted from midnight or from a prayer. A deleted pattern stays for its slots.
 */
export const slotPatterns = pgTable(
  'slot_patterns',
  {
    patternId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: ofBranch(),
    patternName: text().notNull(),
    method: text().notNull(),
    /** The delivery zones for which its windows are; empty for every address. */
    zoneIds: integer().array().notNull().default([]),
    weekdays: smallint().array().notNull(),
    firstDay: date(),
    lastDay: date(),
    anchor: text(),
    starts: smallint().notNull(),
    ends: smallint().notNull(),
    every: smallint().notNull(),
    length: smallint().notNull(),
    /** The orders of a window, and the minutes of work for them; null: any. */
    capacity: integer().notNull(),
    workMinutes: integer(),
    needs: text().notNull().default('WHOLE'),
    /** The last moment for an order: minutes before the window, or a time (minutes from midnight) some days before. */
    cutOffMinutes: integer(),
    cutOffDays: smallint(),
    cutOffTime: smallint(),
    /** Minutes in which the branch is open before a window: it needs them for any order, besides the work for its products. */
    leadMinutes: integer().notNull().default(0),
    fee: minorUnits().notNull().default(0),
    active: boolean().notNull().default(true),
    deletedAt: moment(),
    updatedAt: writtenAt(),
  },
  table => [
    index().on(table.branchId),
    check('slot_patterns_method', sql`${table.method} in ('IN STORE', 'DELIVERY')`),
    check('slot_patterns_needs', sql`${table.needs} in ('WHOLE', 'PART')`),
    check('slot_patterns_anchor', sql`${table.anchor} in ('FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA')`),
    check(
      'slot_patterns_windows',
      sql`${table.length} > 0 and ${table.every} > 0 and ${table.ends} - ${table.starts} >= ${table.length} and ${table.capacity} > 0 and ${table.workMinutes} > 0 and ${table.leadMinutes} >= 0 and ${table.fee} >= 0`,
    ),
    check(
      'slot_patterns_cut_off',
      sql`(${table.cutOffMinutes} is null) <> (${table.cutOffDays} is null) and (${table.cutOffDays} is null) = (${table.cutOffTime} is null)`,
    ),
  ],
)

/**
 * Windows in which a branch hands over a number of orders by one method. `availabilityId` counts the orders that fit,
 * `workAvailabilityId` the minutes of work, if they are limited. Each start of a pattern has one row, however often it is made.
 * Windows of a season of Qurbani count shares of animals instead: their season makes and removes them, no pattern does, and
 * orders never see them.
 */
export const slots = pgTable(
  'slots',
  {
    slotId: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The pattern that made it; null if a season did. */
    patternId: integer().references(() => slotPatterns.patternId),
    /** It counts 'ORDERS', or the 'SHARES' of a season. */
    counts: text().notNull().default('ORDERS'),
    branchId: ofBranch(),
    method: text().notNull(),
    zoneIds: integer().array().notNull().default([]),
    /** Its day and its times by the clock of the branch, in minutes from midnight; above 1440 it is the next day. */
    day: date().notNull(),
    starts: smallint().notNull(),
    ends: smallint().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The last moment for an order without work, and the open minutes that any order needs before the window. */
    orderBy: moment().notNull(),
    leadMinutes: integer().notNull().default(0),
    fee: minorUnits().notNull(),
    /** The orders that fit by the pattern and the hours (or the shares, by the season), and the number that staff have set instead. */
    capacity: integer().notNull(),
    ownCapacity: integer(),
    workMinutes: integer(),
    availabilityId: integer()
      .notNull()
      .unique()
      .references(() => availabilities.availabilityId),
    workAvailabilityId: integer()
      .unique()
      .references(() => availabilities.availabilityId),
    /** Staff have closed it for new orders. */
    isClosed: boolean().notNull().default(false),
    /** The patterns and the hours have it; if not, it takes no new orders, and shoppers no longer see it. */
    isMade: boolean().notNull().default(true),
    /** Says who closed it for new orders, 'HOURS' or 'STAFF'; null if it is open. */
    closedBy: text().generatedAlwaysAs(
      sql`case when not is_made then 'HOURS' when is_closed then 'STAFF' end`,
    ),
  },
  table => [
    uniqueIndex('slots_once').on(table.patternId, table.startsAt),
    index('slots_in_order').on(table.branchId, table.method, table.startsAt),
    check(
      'slots_counts',
      sql`${table.counts} in ('ORDERS', 'SHARES') and (${table.counts} = 'ORDERS') = (${table.patternId} is not null)`,
    ),
    check('slots_method', sql`${table.method} in ('IN STORE', 'DELIVERY')`),
    check('slots_span', sql`${table.endsAt} > ${table.startsAt} and ${table.orderBy} <= ${table.startsAt}`),
  ],
)

/** When a branch is open in the next three weeks, without its breaks; made from its hours together with its windows. */
export const openSpans = pgTable(
  'open_spans',
  {
    branchId: ofBranch(),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
  },
  table => [
    primaryKey({ columns: [table.branchId, table.opensAt] }),
    check('open_spans_span', sql`${table.closesAt} > ${table.opensAt}`),
  ],
)
