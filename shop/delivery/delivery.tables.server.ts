import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import type { Position } from '../near/distance.rules.ts'
import { branches } from '../settings/settings.tables.server.ts'

/**
 * Where a branch delivers: a named zone, the neighbourhoods and postcodes in it, how far it reaches around the branch, or what
 * it looks like on the map; what delivery costs there (as the shop's charges where nothing is said) and the least order.
 */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    zoneId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    zoneName: text().notNull(),
    postalCodes: text().array().notNull().default([]),
    neighbourhoods: text().array().notNull().default([]),
    /** Metres around the branch. */
    radius: integer(),
    /** Corners of an area on the map, in their order. */
    polygon: jsonb().$type<readonly Position[]>(),
    /** From this subtotal on, this fee; minor units. */
    shippingBands: jsonb().$type<readonly { from: number; fee: number }[]>(),
    leastOrder: minorUnits(),
    /** Whether the shop delivers there now. */
    active: boolean().notNull().default(true),
    /** Zones are tried in this order. */
    position: integer().notNull().default(0),
    updatedAt: writtenAt(),
  },
  table => [index().on(table.branchId, table.position)],
)

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
