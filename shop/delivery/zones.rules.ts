import { m } from '../messages/m.ts'
import { isPosition, type Position } from '../near/providers/distance.rules.ts'
import { type Band, checkBands, wrongAmount } from '../settings/bands.rules.ts'

/** A zone in a form: kilometres, and amounts in decimals. */
export type WrittenZone = {
  zoneName: string
  neighbourhoods: readonly string[]
  postalCodes: readonly string[]
  radius: number | null
  polygon: readonly Position[] | null
  shippingBands: readonly Band[] | null
  leastOrder: number | null
}

/** The most neighbourhoods, and the most postcodes, of a zone. */
export const MOST_PLACES = 500
/** The fewest and the most corners of an area on the map. */
export const CORNERS = { least: 3, most: 200 } as const
/** The most zones of a branch. */
export const MOST_ZONES = 200

const isPostcode = (code: string) => /^[\p{L}\p{N}][\p{L}\p{N} -]{0,11}$/u.test(code)

/** Returns a postcode for comparison: in capitals, with single spaces. */
export const plainPostcode = (code: string) => code.trim().toUpperCase().replaceAll(/\s+/g, ' ')

/** Returns the errors of a zone, by field: it needs a name and an area; amounts must fit the currency. */
export function checkZone(zone: WrittenZone, exponent: number): Record<string, string> {
  const { zoneName, neighbourhoods, postalCodes, radius, polygon, shippingBands, leastOrder } = zone
  const wrong = {
    zoneName: zoneName.trim() ? '' : m.settings_needed(),
    neighbourhoods:
      neighbourhoods.length || postalCodes.length || radius !== null || polygon !== null
        ? ''
        : m.settings_zone_reach(),
    postalCodes: postalCodes.every(isPostcode) ? '' : m.settings_postcode_wrong(),
    radius: radius === null || isRadius(radius) ? '' : m.settings_radius_wrong(),
    polygon: polygon === null || isArea(polygon) ? '' : m.settings_polygon_wrong(CORNERS),
    ...checkBands(shippingBands ?? [], exponent),
    leastOrder: leastOrder === null ? '' : wrongAmount(leastOrder, exponent),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, says]) => says))
}

const isArea = (corners: readonly Position[]) =>
  corners.length >= CORNERS.least && corners.length <= CORNERS.most && corners.every(isPosition)

/** The largest radius of a zone. */
export const MOST_KILOMETRES = 500

const isRadius = (kilometres: number) =>
  kilometres >= 0.1 && kilometres <= MOST_KILOMETRES && Number(kilometres.toFixed(3)) === kilometres
