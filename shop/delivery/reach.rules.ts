import { countryName } from '../customers/country-name.ts'
import { plainName } from '../lib/plain-name.ts'
import { greatCircle, type Position, unitMetres } from '../near/distance.rules.ts'
import { countryWord } from '../near/typed-address.rules.ts'
import { contains } from './area.rules.ts'
import { MOST_MILES } from './most-miles.ts'
import { hasNeighbourhood, hasPostcode, isNamed } from './zone-names.rules.ts'

/** An address as somebody typed it. The postcode may also stand in the address, where that is all that was asked for. */
export type TypedAddress = {
  address?: string | undefined
  city?: string | undefined
  stateProvince?: string | undefined
  country?: string | undefined
  postalCode?: string | undefined
}

/** A zone as the checkout tries it: metres around the shop, amounts in minor units. */
export type ReachZone = {
  zoneName: string
  postalCodes: readonly string[]
  neighbourhoods: readonly string[]
  radius: number | null
  polygon: readonly Position[] | null
  shippingBands: readonly { from: number; fee: number }[] | null
  leastOrder: number | null
}

/**
 * Whether the shop delivers to an address. `UNKNOWN`: it is in no zone, and nobody knows where it is; then it is delivered at the
 * ordinary charges, as is what is in no zone but near enough.
 */
export const reaches = ['DELIVERED', 'TOO_FAR', 'UNKNOWN'] as const
/** Which of them, in what zone, and how many metres from the shop, as far as that is known. */
export type Reach = {
  reach: (typeof reaches)[number]
  zone: ReachZone | undefined
  metres: number | undefined
}

/** Whether enough of an address is there to look for its zone. */
export const isTyped = ({ address, city, postalCode }: TypedAddress): boolean =>
  [address, city, postalCode].some(part => part?.trim())

/** An address in one line, as somebody is asked where it is. */
export const addressLine = ({ address, city, stateProvince, country, postalCode }: TypedAddress): string =>
  [address, city, [stateProvince, postalCode].filter(part => part?.trim()).join(' '), country]
    .map(part => part?.trim())
    .filter(part => part)
    .join(', ')

/**
 * The first zone in which an address is. What is drawn on the map holds where it is drawn; a name or a postcode stands for another
 * place too where the address is known to be more than 300 miles away, unless nothing but that name was typed.
 */
export function reachOf(
  typed: TypedAddress,
  position: Position | undefined,
  zones: readonly ReachZone[],
  shop: Position | undefined,
): Reach {
  const metres = position && shop && greatCircle(shop, position)
  const tooFar = position !== undefined && shop !== undefined && !isNear(shop, position)
  const zone = zones.find(
    one =>
      (one.radius !== null && metres !== undefined && metres <= one.radius) ||
      (one.polygon !== null && position !== undefined && contains(one.polygon, position)) ||
      isNamed(one, typed) ||
      (!tooFar && (hasPostcode(one, typed) || hasNeighbourhood(one, typed))),
  )
  if (zone) return { reach: 'DELIVERED', zone, metres }
  if (metres === undefined) return { reach: 'UNKNOWN', zone, metres }
  return { reach: tooFar ? 'TOO_FAR' : 'DELIVERED', zone, metres }
}

/** What is missing in goods for the least order of a zone, in minor units; nothing where it is reached. */
export const missingFor = (zone: ReachZone | undefined, subtotal: number): number =>
  Math.max(0, (zone?.leastOrder ?? 0) - subtotal)

/** Whether a position is within the 300 miles of another one. */
export const isNear = (from: Position, to: Position): boolean =>
  greatCircle(from, to) <= MOST_MILES * unitMetres.miles

const words = (...parts: (string | undefined)[]) => ` ${plainName(parts.join(' '))} `

/** The name of a country as it is compared; people write its code as well. */
function countryOf(typed: string): string {
  const code = countryWord(plainName(typed))
  return plainName(/^[a-z]{2}$/.test(code) ? countryName(code.toUpperCase()) : typed)
}

/** Whether a place is in the country that was typed; without one, in that of the shop, or in one that ends the address. */
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
 * Whether a place of the gazetteer is the one that was typed: a part of the address begins with its name, and it is in that country.
 * The gazetteer knows no streets and not every village, and a postcode may be one of several countries: such an order must not be sent
 * away for a place that only sounds alike. `near`: it is where the shop delivers, and a name anywhere in the address will do. `home`:
 * the code of the country of the shop, if it has said one.
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
