import type { PartnerKind } from '../partners/partner-kinds.rules.ts'
import type { NearbyQuestion } from './map-provider.ts'

/** The tags of OpenStreetMap for each kind of partner. */
const tags: Record<PartnerKind, { key: string; values: string }> = {
  GROCERY: {
    key: 'shop',
    values: 'supermarket|convenience|greengrocer|butcher|grocery|seafood|bakery|deli|spices|frozen_food',
  },
  RESTAURANT: { key: 'amenity', values: 'restaurant|fast_food' },
}

/** The limits of a query on its server: seconds, and bytes of memory. */
const TIMEOUT = 2
const MEMORY = 32 * 2 ** 20
/** The most results from the narrow circle, and from the wide one. */
const MOST_NEAR = 200
const MOST_FAR = 200
/** A circle wider than this, in metres, is queried after a narrow one: Overpass does not sort by distance. */
const WIDE = 4_000

/**
 * Turns a typed text into a pattern for Overpass: letters and digits match themselves, everything else matches any
 * character: "fried chicken" also finds `fried_chicken`. This way no input can end the string or inject a command.
 */
export const patternOf = (typed: string): string =>
  typed
    .trim()
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '.')

/** Builds the Overpass QL query for a question. OpenStreetMap does not know what grocers sell. */
export function overpassQuery(question: NearbyQuestion): string {
  const { radius } = question
  const circles = radius > WIDE ? [Math.round(radius / 4), Math.round(radius)] : [Math.round(radius)]
  const statements = circles.map((circle, at) => {
    const most = circles.length > 1 && at === 0 ? MOST_NEAR : MOST_FAR
    return `(${question.kinds.flatMap(kind => placesOf(kind, circle, question)).join('')});out center ${most};`
  })
  return `[out:json][timeout:${TIMEOUT}][maxsize:${MEMORY}];${statements.join('')}`
}

function placesOf(kind: PartnerKind, circle: number, { position, goods, name }: NearbyQuestion): string[] {
  const { key, values } = tags[kind]
  const { latitude, longitude } = position
  const all = `nwr(around:${circle},${latitude.toFixed(6)},${longitude.toFixed(6)})["${key}"~"^(${values})$"]${matching('name', name)}`
  if (kind === 'GROCERY' || !goods.trim()) return [`${all}["name"];`]
  return [`${all}["name"]${matching('cuisine', goods)};`, `${all}${matching('name', goods)};`]
}

const matching = (key: string, typed: string) => (typed.trim() ? `["${key}"~"${patternOf(typed)}",i]` : '')
