import type { PartnerKind } from '../partners/partner-kinds.rules.ts'
import { EARTH_RADIUS } from './distance.rules.ts'
import type { NearbyQuestion } from './map-provider.ts'

/** A question to Places API (New): its method and body. */
export type GooglePlaceQuestion = { method: 'searchNearby' | 'searchText'; body: object }

/** Types of Google's table A. */
const types: Record<PartnerKind, readonly string[]> = {
  GROCERY: [
    'supermarket',
    'grocery_store',
    'convenience_store',
    'butcher_shop',
    'asian_grocery_store',
    'bakery',
  ],
  RESTAURANT: ['restaurant', 'fast_food_restaurant', 'meal_takeaway'],
}
/** The type to which a text search is limited. */
const typeOf: Record<PartnerKind, string> = { GROCERY: 'grocery_store', RESTAURANT: 'restaurant' }
/** The most results of one response. */
const MOST = 20

/**
 * Returns the questions to Google for the places of a question: one for each kind, so that neither crowds the other out; by
 * text if some was typed, otherwise by types.
 */
export function placeQuestions(question: NearbyQuestion): GooglePlaceQuestion[] {
  const words = [question.name, question.goods]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')
  return question.kinds.map(kind =>
    words
      ? {
          method: 'searchText',
          body: {
            textQuery: words,
            includedType: typeOf[kind],
            pageSize: MOST,
            rankPreference: 'DISTANCE',
            locationRestriction: { rectangle: rectangleAround(question) },
          },
        }
      : {
          method: 'searchNearby',
          body: {
            includedTypes: types[kind],
            maxResultCount: MOST,
            rankPreference: 'DISTANCE',
            locationRestriction: { circle: { center: question.position, radius: question.radius } },
          },
        },
  )
}

/** Returns a rectangle around a circle, the only restriction that a text search accepts. */
function rectangleAround({ position, radius }: Pick<NearbyQuestion, 'position' | 'radius'>) {
  const up = (radius / EARTH_RADIUS) * (180 / Math.PI)
  const across = Math.min(179, up / Math.max(0.01, Math.cos((position.latitude * Math.PI) / 180)))
  const corner = (by: 1 | -1) => ({
    latitude: Math.max(-90, Math.min(90, position.latitude + by * up)),
    longitude: wrapped(position.longitude + by * across),
  })
  return { low: corner(-1), high: corner(1) }
}

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
