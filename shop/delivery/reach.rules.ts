import { countryName } from '../lib/country-name.ts'
import { plainName } from '../lib/plain-name.ts'
import { greatCircle, type Position, unitMetres } from '../near/providers/distance.rules.ts'
import { countryWord } from '../near/providers/typed-address.rules.ts'
import { contains } from './area.rules.ts'
import { MOST_MILES } from './most-miles.ts'
import type { ReachZone, TypedAddress } from './zone-names.rules.ts'
import { hasNeighbourhood, hasPostcode, isNamed } from './zone-names.rules.ts'

/**
 * The possible answers for an address. `UNKNOWN`: it is in no zone, and its position is unknown; delivery is then at the
 * ordinary charges, as for an address in no zone but near enough.
 */
export const reaches = ['DELIVERED', 'TOO_FAR', 'UNKNOWN'] as const
/** The answer, the zone, and the metres from the nearest branch, if they are known. */
export type Reach = {
  reach: (typeof reaches)[number]
  zone: ReachZone | undefined
  metres: number | undefined
}

/** True if an address is complete enough to look for its zone. */
export const isTyped = ({ address, city, postalCode }: TypedAddress): boolean =>
  [address, city, postalCode].some(part => part?.trim())

/** Returns an address in one line, for a geocoder. */
export const addressLine = ({ address, city, stateProvince, country, postalCode }: TypedAddress): string =>
  [address, city, [stateProvince, postalCode].filter(part => part?.trim()).join(' '), country]
    .map(part => part?.trim())
    .filter(part => part)
    .join(', ')

/**
 * Returns the first zone that contains an address. An area on the map applies to positions inside it. A name or a postcode
 * may also exist elsewhere: it does not count if the address is known to be more than 300 miles from every branch, unless only that name
 * was typed.
 */
export function reachOf(
  typed: TypedAddress,
  position: Position | undefined,
  zones: readonly ReachZone[],
  branches: readonly Position[],
): Reach {
  const metres =
    position && branches.length
      ? Math.min(...branches.map(branch => greatCircle(branch, position)))
      : undefined
  const tooFar =
    position !== undefined && branches.length > 0 && !branches.some(branch => isNear(branch, position))
  const within = ({ radius, centre }: ReachZone) =>
    radius !== null && centre !== null && position !== undefined && greatCircle(centre, position) <= radius
  const zone = zones.find(
    one =>
      within(one) ||
      (one.polygon !== null && position !== undefined && contains(one.polygon, position)) ||
      isNamed(one, typed) ||
      (!tooFar && (hasPostcode(one, typed) || hasNeighbourhood(one, typed))),
  )
  if (zone) return { reach: 'DELIVERED', zone, metres }
  if (metres === undefined) return { reach: 'UNKNOWN', zone, metres }
  return { reach: tooFar ? 'TOO_FAR' : 'DELIVERED', zone, metres }
}

/** Returns the amount of products missing for a zone's minimum order, in minor units; 0 if it is reached. */
export const missingFor = (zone: ReachZone | undefined, subtotal: number): number =>
  Math.max(0, (zone?.leastOrder ?? 0) - subtotal)

/** True if a position is within 300 miles of another one. */
export const isNear = (from: Position, to: Position): boolean =>
  greatCircle(from, to) <= MOST_MILES * unitMetres.miles

const words = (...parts: (string | undefined)[]) => ` ${plainName(parts.join(' '))} `

/** Returns the name of a country for comparison; people also write its code. */
function countryOf(typed: string): string {
  const code = countryWord(plainName(typed))
  return plainName(/^[a-z]{2}$/.test(code) ? countryName(code.toUpperCase()) : typed)
}

/** True if a place is in the typed country; without one, in the shop's country, or in one that ends the address. */
function isInCountry(found: string, { country, address }: TypedAddress, home: string | undefined): boolean {
  const own = plainName(found.split(',').at(-1) ?? '')
  if (country?.trim()) return own === countryOf(country)
  if (home === undefined || own === countryOf(home)) return true
  const last =
    (address ?? '')
      .trim()
      .split(/[\s,]+/)
      .at(-1) ?? ''
  return words(address).endsWith(` ${own} `) || own === countryOf(last)
}

/**
 * True if a place of the gazetteer is the typed one: a part of the address begins with its name, and it is in that country.
 * The gazetteer knows no streets and not every village, and a postcode may exist in several countries: an order must not be
 * refused for a place that only has a similar name. `near`: it is in the delivery area, so a name anywhere in the address
 * will do. `home`: the code of the shop's country, if it is set.
 */
export function isMeant(
  { name, address }: { name: string; address: string },
  typed: TypedAddress,
  { near, home }: { near: boolean; home?: string | undefined },
): boolean {
  const found = plainName(name)
  const parts = typed.city?.trim()
    ? [typed.city, typed.postalCode]
    : [...(typed.address ?? '').split(','), typed.postalCode]
  const begins = parts.some(
    part => words(part).startsWith(` ${found} `) || (/\d/.test(found) && words(part).startsWith(` ${found}`)),
  )
  const goesOn = parts.some(part => part?.trim() && found.startsWith(`${plainName(part)} `))
  const isSure = (begins || goesOn) && (typed.country?.trim() || !/\d/.test(found))
  if (near && words(typed.address, typed.city, typed.postalCode).includes(` ${found}`))
    return !typed.country?.trim() || isInCountry(address, typed, home)
  return Boolean(isSure) && isInCountry(address, typed, home)
}
