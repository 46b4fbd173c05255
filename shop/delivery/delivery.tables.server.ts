import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { minorUnits, moment } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

/** Where a branch delivers: a named zone, the postcodes or neighbourhoods in it, its fee and least order. */
export const deliveryZones = pgTable('delivery_zones', {
  zoneId: integer().primaryKey().generatedByDefaultAsIdentity(),
  branchId: integer()
    .notNull()
    .references(() => branches.branchId),
  zoneName: text().notNull(),
  postalCodes: text().array().notNull().default([]),
  fee: minorUnits(),
  leastOrder: minorUnits(),
})

/** A time in which a branch can hand over so many orders; how many are left is counted in `availabilities`. */
export const slots = pgTable(
  'slots',
  {
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    method: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    availabilityId: integer()
      .notNull()
      .unique()
      .references(() => availabilities.availabilityId),
  },
  table => [
    primaryKey({ columns: [table.branchId, table.method, table.startsAt] }),
    check('slots_method', sql`${table.method} in ('IN STORE', 'DELIVERY')`),
    check('slots_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
