import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { MOST_BANDS } from '../settings/choices.ts'
import { CORNERS, MOST_PLACES } from './zones.rules.ts'

const corner = z.strictObject({ latitude: z.number(), longitude: z.number() })
const band = z.strictObject({ from: z.number(), fee: z.number() })

const zone = z.object({
  zoneId: z.int(),
  branchId: z.int(),
  zoneName: z.string(),
  neighbourhoods: z.array(z.string()),
  postalCodes: z.array(z.string()),
  /** Kilometres around the branch. */
  radius: z.number().nullable(),
  /** Corners of an area on the map, degrees of WGS 84. */
  polygon: z.array(corner).nullable(),
  /** What delivery costs there: from this subtotal on, this fee; by the charges of the shop where there are none. */
  shippingBands: z.array(band).nullable(),
  leastOrder: z.number().nullable(),
  active: z.boolean(),
  updatedDate: z.string(),
})
/** A zone as the calls tell it, amounts in decimals. */
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
const notFound = { status: 404, says: () => m.error_not_found() } as const
const changed = { status: 409, says: () => m.settings_changed(), data: z.object({ zones }) } as const

const places = z.array(filledLine(80)).max(MOST_PLACES).default([])
const number = z.number().nullable().default(null)

export const findZones = defineCall({
  does: 'Lists the zones in which branches deliver, in the order in which they are tried.',
  method: 'GET',
  path: '/deliveryZones/findForStaff',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: zones,
  example: { input: {}, output: [gulshan] },
  failures: {},
})

export const saveZone = defineCall({
  does: 'Adds a zone in which a branch delivers, or changes one; answers all of them.',
  method: 'POST',
  path: '/deliveryZones/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** Which one is changed; absent for a new one. */
    zoneId: id.optional(),
    branchId: id.default(ONLINE_BRANCH),
    zoneName: filledLine(60, m.settings_needed),
    neighbourhoods: places,
    postalCodes: places,
    radius: number,
    polygon: z.array(corner).max(CORNERS.most).nullable().default(null),
    shippingBands: z.array(band).min(1).max(MOST_BANDS).nullable().default(null),
    leastOrder: number,
    active: z.boolean().default(true),
    /** As somebody saw it: where it was changed since, it stays as it is. Optional. */
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
    NOT_FOUND: notFound,
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
    CHANGED: changed,
  },
})

export const arrangeZones = defineCall({
  does: 'Puts the zones in another order; all of them must be named.',
  method: 'POST',
  path: '/deliveryZones/arrange',
  who: 'staff: settings',
  /** Those of all branches. */
  input: z.strictObject({ zoneIds: z.array(id).max(5000) }),
  output: zones,
  example: { input: { zoneIds: [1] }, output: [gulshan] },
  failures: { CHANGED: changed },
})

export const deleteZone = defineCall({
  does: 'Removes a zone; answers those that are left.',
  method: 'POST',
  path: '/deliveryZones/delete/{id}',
  who: 'staff: settings',
  input: z.strictObject({ id }),
  output: zones,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND: notFound },
})

export const zoneCalls = [findZones, saveZone, arrangeZones, deleteZone] as const
