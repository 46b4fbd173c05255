import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { minorUnits, writtenAt } from '../lib/columns.server.ts'
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
