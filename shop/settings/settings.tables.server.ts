import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { writtenAt } from '../lib/columns.server.ts'

/** One row for each setting that differs from its default in `settings.contract.ts`; `value` has the shape defined there. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: writtenAt(),
  updatedBy: integer(),
})

/** A branch of the shop; every stock, slot, order and employee belongs to one, even if there is only one. */
export const branches = pgTable('branches', {
  branchId: integer().primaryKey().generatedByDefaultAsIdentity(),
  branchName: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  phone1: text().notNull(),
  timeZone: text().notNull(),
  activeFlag: boolean().notNull().default(true),
})

/** Opening hours of a branch by weekday (0 is Sunday), local time; a break closes it in between (prayer on Friday). */
export const storeHours = pgTable(
  'store_hours',
  {
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
    breakStarts: time(),
    breakEnds: time(),
  },
  table => [primaryKey({ columns: [table.branchId, table.weekday] })],
)

/** Sales taxes in the order in which they are tried; the first applies if no row names the destination's state. */
export const taxes = pgTable(
  'taxes',
  {
    taxId: integer().primaryKey().generatedByDefaultAsIdentity(),
    taxName: text().notNull(),
    /** Hundredths of a per cent: 17 % is 1700. */
    basisPoints: integer().notNull(),
    stateCode: text(),
    /** ISO code of the state's country; null for any country. */
    countryCode: text(),
    position: integer().notNull().default(0),
  },
  table => [index().on(table.stateCode)],
)

/** Days on which a branch is closed whatever its hours, both ends included, by its own clock; shoppers see the reason. */
export const closedDays = pgTable(
  'closed_days',
  {
    closedDayId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
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
