import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { readPosition, readStaffSettings } from '../../settings/read-settings.server.ts'
import { findDistance, findNearby, geocode, reverseGeocode, suggest } from '../near.contract.ts'
import { type Asked, askProvider } from '../providers/ask-provider.server.ts'
import { unitMetres } from '../providers/distance.rules.ts'
import type { NearbyQuestion } from '../providers/map-provider.ts'
import { attributions, type MapKind } from '../providers/map-questions.rules.ts'
import { matchPartners } from './match-partners.server.ts'

/** High, because visitors may share a network address, and typing sends many requests. */
const suggestionsToAddress: Limit = { name: 'near-suggest', most: 120, seconds: 60 }
const questionsFromAddress: Limit = { name: 'near-ask', most: 60, seconds: 60 }
/** A limit of its own, so that looking at results never stops a search. */
const distancesToAddress: Limit = { name: 'near-distance', most: 60, seconds: 60 }

const spend =
  (limit: Limit) =>
  (_input: unknown, { limits, visitor }: Shop) =>
    limits.spend(limit, visitor.address)

/** Names the provider that answered several questions: the shop itself only if no other provider answered any. */
function servedBy(asked: readonly Asked<MapKind>[]) {
  const providers = [...new Set(asked.map(({ provider }) => provider))]
  return {
    provider: providers.find(name => name !== 'embedded') ?? ('embedded' as const),
    fellBack: asked.some(({ fellBack }) => fellBack),
    attribution: providers.flatMap(name => attributions[name]),
  }
}

/** The shop's position, if it is known: people who send no position are probably near the shop. */
const shopPosition = async ({ database }: Shop) => (await readPosition(database)) ?? undefined

export const answerSuggest = handlePrepared(
  suggest,
  spend(suggestionsToAddress),
  async ({ text, around }, shop) => {
    const near = around ?? (await shopPosition(shop))
    const asked = await askProvider(shop, 'suggest', { text, near })
    return { suggestions: asked.answer, ...servedBy([asked]) }
  },
)

export const answerGeocode = handlePrepared(
  geocode,
  spend(questionsFromAddress),
  async ({ address, around }, shop) => {
    const near = around ?? (await shopPosition(shop))
    const asked = await askProvider(shop, 'geocode', { address, near })
    const [found] = asked.answer
    return found ? { found, ...servedBy([asked]) } : refuse(geocode, 'NOT_FOUND', undefined)
  },
)

export const answerReverseGeocode = handlePrepared(
  reverseGeocode,
  spend(questionsFromAddress),
  async (position, shop) => {
    const asked = await askProvider(shop, 'reverse', { position })
    const found = asked.answer
    return found ? { found, ...servedBy([asked]) } : refuse(reverseGeocode, 'NOT_FOUND', undefined)
  },
)

/**
 * Splits a search into one question per kind of place, with the text typed for that kind; without any text, asks for both.
 */
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

export const answerFindNearby = handlePrepared(
  findNearby,
  spend(questionsFromAddress),
  async (input, shop) => {
    const { latitude, longitude, radius, unit, ...typed } = input
    const where = { position: { latitude, longitude }, radius: radius * unitMetres[unit] }
    const asked = await Promise.all(
      questionsOf(typed, where).map(question => askProvider(shop, 'nearby', question)),
    )
    const places = asked.flatMap(({ answer }) => answer).sort((one, other) => one.distance - other.distance)
    const [matched, { otherPlaces }] = await Promise.all([
      matchPartners(shop.database, places),
      readStaffSettings(shop.database),
    ])
    const listed = otherPlaces ? matched : matched.filter(({ partnerId }) => partnerId !== null)
    return {
      places: listed.map(place => ({ ...place, distance: Math.round(place.distance) })),
      ...servedBy(asked),
    }
  },
)

export const answerFindDistance = handlePrepared(
  findDistance,
  spend(distancesToAddress),
  async (ends, shop) => {
    const asked = await askProvider(shop, 'distance', ends)
    const { metres, by } = asked.answer
    return { metres: Math.round(metres), by, ...servedBy([asked]) }
  },
)
