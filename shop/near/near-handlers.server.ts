import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { readPosition } from '../settings/read-settings.server.ts'
import { type Asked, askProvider } from './ask-provider.server.ts'
import { unitMetres } from './distance.rules.ts'
import type { NearbyQuestion } from './map-provider.ts'
import { attributions, type MapKind } from './map-questions.rules.ts'
import { matchPartners } from './match-partners.server.ts'
import { findDistance, findNearby, geocode, reverseGeocode, suggest } from './near.contract.ts'

/** Many may share an address of the network; who types is asked for often. */
const suggestionsToAddress: Limit = { name: 'near-suggest', most: 120, seconds: 60 }
const questionsFromAddress: Limit = { name: 'near-ask', most: 60, seconds: 60 }
/** Counted apart: looking at what was found keeps nobody from searching. */
const distancesToAddress: Limit = { name: 'near-distance', most: 60, seconds: 60 }

const spend =
  (limit: Limit) =>
  (_input: unknown, { limits, visitor }: Shop) =>
    limits.spend(limit, visitor.address)

/** Who answered several questions: the shop itself only where nobody else answered one. */
function servedBy(asked: readonly Asked<MapKind>[]) {
  const providers = [...new Set(asked.map(({ provider }) => provider))]
  return {
    provider: providers.find(name => name !== 'embedded') ?? ('embedded' as const),
    fellBack: asked.some(({ fellBack }) => fellBack),
    attribution: providers.flatMap(name => attributions[name]),
  }
}

/** Who does not say where they are is probably near the shop, where that is known. */
const shopPosition = async ({ database }: Shop) => (await readPosition(database)) ?? undefined

const answerSuggest = handlePrepared(suggest, spend(suggestionsToAddress), async ({ text, around }, shop) => {
  const near = around ?? (await shopPosition(shop))
  const asked = await askProvider(shop, 'suggest', { text, near })
  return { suggestions: asked.answer, ...servedBy([asked]) }
})

const answerGeocode = handlePrepared(
  geocode,
  spend(questionsFromAddress),
  async ({ address, around }, shop) => {
    const near = around ?? (await shopPosition(shop))
    const asked = await askProvider(shop, 'geocode', { address, near })
    const [found] = asked.answer
    return found ? { found, ...servedBy([asked]) } : refuse(geocode, 'NOT_FOUND', undefined)
  },
)

const answerReverseGeocode = handlePrepared(
  reverseGeocode,
  spend(questionsFromAddress),
  async (position, shop) => {
    const asked = await askProvider(shop, 'reverse', { position })
    const found = asked.answer
    return found ? { found, ...servedBy([asked]) } : refuse(reverseGeocode, 'NOT_FOUND', undefined)
  },
)

/** What is typed narrows the search to its kind of place; each kind has a question of its own, with its own words. */
function questionsOf(
  { grocery, food, restaurant }: { grocery: string; food: string; restaurant: string },
  where: Pick<NearbyQuestion, 'position' | 'radius'>,
): NearbyQuestion[] {
  const groceries = { ...where, kinds: ['GROCERY'] as const, goods: grocery, name: '' }
  const restaurants = { ...where, kinds: ['RESTAURANT'] as const, goods: food, name: restaurant }
  const typed = [
    grocery.trim() ? groceries : undefined,
    food.trim() || restaurant.trim() ? restaurants : undefined,
  ]
  const narrowed = typed.filter(question => question !== undefined)
  return narrowed.length ? narrowed : [{ ...groceries, kinds: ['GROCERY', 'RESTAURANT'] }]
}

const answerFindNearby = handlePrepared(findNearby, spend(questionsFromAddress), async (input, shop) => {
  const { latitude, longitude, radius, unit, ...typed } = input
  const where = { position: { latitude, longitude }, radius: radius * unitMetres[unit] }
  const asked = await Promise.all(
    questionsOf(typed, where).map(question => askProvider(shop, 'nearby', question)),
  )
  const places = asked.flatMap(({ answer }) => answer).sort((one, other) => one.distance - other.distance)
  const matched = await matchPartners(shop.database, places)
  return {
    places: matched.map(place => ({ ...place, distance: Math.round(place.distance) })),
    ...servedBy(asked),
  }
})

const answerFindDistance = handlePrepared(findDistance, spend(distancesToAddress), async (ends, shop) => {
  const asked = await askProvider(shop, 'distance', ends)
  const { metres, by } = asked.answer
  return { metres: Math.round(metres), by, ...servedBy([asked]) }
})

/** What answers the public calls of this capability. */
export const nearHandlers = [
  answerSuggest,
  answerGeocode,
  answerReverseGeocode,
  answerFindNearby,
  answerFindDistance,
]
