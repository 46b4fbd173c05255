import type { NearbyQuestion } from './map-provider.ts'
import type { PartnerKind } from './partner-kinds.rules.ts'

/** How OpenStreetMap tags what a partner can be. */
const tags: Record<PartnerKind, { key: string; values: string }> = {
  GROCERY: {
    key: 'shop',
    values: 'supermarket|convenience|greengrocer|butcher|grocery|seafood|bakery|deli|spices|frozen_food',
  },
  RESTAURANT: { key: 'amenity', values: 'restaurant|fast_food' },
}

/** What a query may take on its server: seconds, and bytes of memory. */
const TIMEOUT = 2
const MEMORY = 32 * 2 ** 20
/** So many results are sent of those near, and of those far. */
const MOST_NEAR = 200
const MOST_FAR = 200
/** Around a wide circle, in metres, a narrow one is asked for first: Overpass does not sort by distance. */
const WIDE = 4_000

/**
 * A typed text as a pattern for Overpass: letters and digits stand for themselves, everything else for any sign: "fried
 * chicken" also finds `fried_chicken`. So nothing that somebody types can end the text or be a command.
 */
export const patternOf = (typed: string): string =>
  typed
    .trim()
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '.')

/** The query in Overpass QL for the places of a question. Of grocers, OpenStreetMap does not know what they have. */
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
