import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_BANDS } from '../settings/choices.ts'
import { CORNERS, MOST_PLACES } from './zones.rules.ts'

const corner = z.strictObject({ latitude: z.number(), longitude: z.number() })
const band = z.strictObject({ from: z.number(), fee: z.number() })

const zone = z
  .object({
    zoneId: z.int(),
    branchId: z.int(),
    zoneName: z.string(),
    neighbourhoods: z.array(z.string()),
    postalCodes: z.array(z.string()),
    /** Kilometres around the branch. */
    radius: z.number().nullable(),
    /** The corners of an area on the map, in degrees of WGS 84. */
    polygon: z.array(corner).nullable(),
    /** The delivery charges there: from this subtotal on, this fee; the shop's charges if null. */
    shippingBands: z.array(band).nullable(),
    leastOrder: z.number().nullable(),
    active: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'DeliveryZone' })
/** A zone as the calls return it, amounts in decimals. */
export type Zone = z.output<typeof zone>
const zones = z.array(zone)

const gulshan: Zone = {
  zoneId: 1,
  branchId: 1,
  zoneName: 'Gulshan',
  neighbourhoods: ['Gulshan-e-Iqbal', 'Gulistan-e-Johar'],
  postalCodes: ['75300'],
  radius: 6.5,
  polygon: null,
  shippingBands: [
    { from: 0, fee: 120 },
    { from: 1500, fee: 0 },
  ],
  leastOrder: 500,
  active: true,
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const changed = { status: 409, says: () => m.settings_changed(), data: z.object({ zones }) } as const

const places = z.array(filledLine(80)).max(MOST_PLACES).default([])
const number = z.number().nullable().default(null)

export const findZones = defineCall({
  does: 'Lists the delivery zones in the order they are tried.',
  method: 'GET',
  path: '/deliveryZones/findForStaff',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({}),
  output: zones,
  example: { input: {}, output: [gulshan] },
  failures: {},
})

export const saveZone = defineCall({
  does: 'Adds or changes a delivery zone and answers all zones.',
  method: 'POST',
  path: '/deliveryZones/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The zone to change; absent for a new one. */
    zoneId: id.optional(),
    branchId: id.optional(),
    zoneName: filledLine(60, m.settings_needed),
    neighbourhoods: places,
    postalCodes: places,
    radius: number,
    polygon: z.array(corner).max(CORNERS.most).nullable().default(null),
    shippingBands: z.array(band).min(1).max(MOST_BANDS).nullable().default(null),
    leastOrder: number,
    active: z.boolean().default(true),
    /** The version that was seen: a zone that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: zones,
  example: {
    input: {
      zoneName: 'Gulshan',
      neighbourhoods: gulshan.neighbourhoods,
      postalCodes: ['75300'],
      shippingBands: gulshan.shippingBands,
    },
    output: [gulshan],
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: changed,
  },
})

export const arrangeZones = defineCall({
  does: 'Reorders the zones. The list must name all of them.',
  method: 'POST',
  path: '/deliveryZones/arrange',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The zones of all branches that the caller may set up. */
    zoneIds: z.array(id).max(5000),
  }),
  output: zones,
  example: { input: { zoneIds: [1] }, output: [gulshan] },
  failures: { CHANGED: changed },
})

export const deleteZone = defineCall({
  does: 'Removes a zone and answers the remaining ones.',
  method: 'POST',
  path: '/deliveryZones/delete/{id}',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: zones,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND },
})

export const zoneCalls = [findZones, saveZone, arrangeZones, deleteZone] as const
