import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { writtenAt } from '../lib/columns.server.ts'
import type { PaymentMethod } from './choices.ts'

/** One row for each setting that differs from its default in `settings.contract.ts`; `value` has the shape defined there. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: writtenAt(),
  updatedBy: integer(),
})

/**
 * The branches of the shop, also where there is only one: stock, windows, orders and employees belong to one. The main branch has the
 * address, phones and position of the settings.
 */
export const branches = pgTable(
  'branches',
  {
    branchId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchName: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    /** ISO code. */
    country: text().notNull(),
    phone1: text().notNull(),
    /** That of the shop. */
    timeZone: text().notNull(),
    /** False once the branch is closed: it takes no orders, and shoppers do not see it. */
    activeFlag: boolean().notNull().default(true),
    /** The last day, by its own clock, whose beginning the pages were told (`branches/new-day.server.ts`). */
    dayBegun: date(),
    /** It takes the orders that name no other branch, and cannot be closed. */
    isMain: boolean().notNull().default(false),
    phone2: text().notNull().default(''),
    /** Degrees of WGS 84; null if it is not set. */
    position: jsonb().$type<{ latitude: number; longitude: number }>(),
    /** True if shoppers can collect orders there. */
    collects: boolean().notNull().default(true),
    /** The payment methods of its orders, those of the shop if null. */
    paymentMethods: text().array().$type<PaymentMethod[]>(),
    /** True if it came with the demo shop, and goes with its goods. */
    demo: boolean().notNull().default(false),
    updatedAt: writtenAt(),
  },
  table => [
    uniqueIndex('branches_main').on(table.isMain).where(sql`${table.isMain}`),
    check('branches_main_is_active', sql`${table.activeFlag} or not ${table.isMain}`),
  ],
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
