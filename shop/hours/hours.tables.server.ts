import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

const ofBranch = () =>
  integer()
    .notNull()
    .references(() => branches.branchId)

/**
 * Opening hours of a branch by weekday (0 is Sunday), in minutes from midnight by its clock; a day can have several. Above 1440
 * they end on the next day.
 */
export const storeHours = pgTable(
  'store_hours',
  {
    branchId: ofBranch(),
    weekday: smallint().notNull(),
    opens: smallint().notNull(),
    closes: smallint().notNull(),
  },
  table => [
    primaryKey({ columns: [table.branchId, table.weekday, table.opens] }),
    check(
      'store_hours_span',
      sql`${table.weekday} between 0 and 6 and ${table.opens} between 0 and 1439 and ${table.closes} > ${table.opens} and ${table.closes} <= 2880`,
    ),
  ],
)

/** Hours of some days in place of those of the week, both ends included, on one weekday only if it is set; minutes as in `store_hours`. */
export const datedHours = pgTable(
  'dated_hours',
  {
    datedHoursId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: ofBranch(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    weekday: smallint(),
    opens: smallint().notNull(),
    closes: smallint().notNull(),
    /** The name that shoppers read, such as that of a month. */
    name: text().notNull(),
    updatedAt: writtenAt(),
  },
  table => [
    index().on(table.branchId, table.lastDay),
    check(
      'dated_hours_span',
      sql`${table.lastDay} >= ${table.firstDay} and ${table.weekday} between 0 and 6 and ${table.opens} between 0 and 1439 and ${table.closes} > ${table.opens} and ${table.closes} <= 2880`,
    ),
  ],
)

/**
 * Breaks within the hours of a branch, on each day or on some: from `starts` to `ends` (minutes as in `store_hours`), or from
 * `minutesBefore` a prayer begins until `minutesAfter`.
 */
export const breaks = pgTable(
  'breaks',
  {
    breakId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: ofBranch(),
    /** The reason, in words that shoppers read. */
    name: text().notNull(),
    firstDay: date(),
    lastDay: date(),
    weekday: smallint(),
    starts: smallint(),
    ends: smallint(),
    prayer: text(),
    minutesBefore: smallint(),
    minutesAfter: smallint(),
    updatedAt: writtenAt(),
  },
  table => [
    index().on(table.branchId),
    check(
      'breaks_days',
      sql`${table.lastDay} >= ${table.firstDay} and ${table.weekday} between 0 and 6 and (${table.firstDay} is null) = (${table.lastDay} is null)`,
    ),
    check(
      'breaks_time',
      sql`case when ${table.prayer} is null
        then ${table.starts} between 0 and 1439 and ${table.ends} > ${table.starts} and ${table.ends} <= 2880
          and ${table.starts} is not null and ${table.ends} is not null and coalesce(${table.minutesBefore}, ${table.minutesAfter}) is null
        else ${table.prayer} in ('FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA') and ${table.minutesBefore} >= 0 and ${table.minutesAfter} >= 0
          and ${table.minutesBefore} is not null and ${table.minutesAfter} is not null and coalesce(${table.starts}, ${table.ends}) is null end`,
    ),
  ],
)

/** Times of prayers that the shop sets itself, in minutes from midnight: they replace those that are computed. */
export const prayerTimes = pgTable(
  'prayer_times',
  {
    branchId: ofBranch(),
    day: date().notNull(),
    prayer: text().notNull(),
    time: smallint().notNull(),
  },
  table => [
    primaryKey({ columns: [table.branchId, table.day, table.prayer] }),
    check(
      'prayer_times_time',
      sql`${table.prayer} in ('FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA') and ${table.time} between 0 and 1439`,
    ),
  ],
)

/** Days on which a branch is closed whatever its hours, both ends included, by its own clock; shoppers see the reason. */
export const closedDays = pgTable(
  'closed_days',
  {
    closedDayId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: ofBranch(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    why: text().notNull(),
    updatedAt: writtenAt(),
  },
  table => [
    index().on(table.branchId, table.lastDay),
    check('closed_days_span', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)
