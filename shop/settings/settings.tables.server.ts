import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
  /** The last day, by its own clock, whose beginning the pages were told (`new-day.server.ts`). */
  dayBegun: date(),
})

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
