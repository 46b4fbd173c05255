import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { availabilities } from '../availability/availability.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../lib/columns.server.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import { branches } from '../settings/settings.tables.server.ts'

/**
 * The shipping zones of a branch: a name, the neighbourhoods and postcodes in it, its radius around the branch, or its area
 * on the map; the delivery charges there (the shop's own if null) and the minimum order.
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
    /** The corners of an area on the map, in order. */
    polygon: jsonb().$type<readonly Position[]>(),
    /** From this subtotal on, this fee; minor units. */
    shippingBands: jsonb().$type<readonly { from: number; fee: number }[]>(),
    leastOrder: minorUnits(),
    /** True if the shop delivers there now. */
    active: boolean().notNull().default(true),
    /** The order in which zones are tried. */
    position: integer().notNull().default(0),
    updatedAt: writtenAt(),
  },
  table => [index().on(table.branchId, table.position)],
)

/** Time slots in which a branch can hand over a number of orders; `availabilities` counts those left. */
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
