import { z } from 'zod'
import type { MapService } from '../../lib/services.ts'
import type { PartnerKind } from '../partners/partner-kinds.rules.ts'
import { greatCircle, type Position } from './distance.rules.ts'
import { fetchAnswer } from './fetch-answer.server.ts'
import { latitude, longitude, nearestOf, shaped, sound } from './foreign-shapes.server.ts'
import { foreignText, MOST_ADDRESS, MOST_NAME } from './foreign-text.rules.ts'
import { type GooglePlaceQuestion, placeQuestions } from './google-questions.rules.ts'
import type { Located, MapProvider, NearbyQuestion } from './map-provider.ts'
import { MapsFailed } from './maps-failed.ts'

/** The requested fields, which are the ones paid for. */
const fields = {
  suggest: ['text.text', 'structuredFormat.mainText.text']
    .map(field => `suggestions.placePrediction.${field}`)
    .join(','),
  places: ['displayName', 'shortFormattedAddress', 'location', 'types']
    .map(field => `places.${field}`)
    .join(','),
  route: 'routes.distanceMeters',
}
/** The radius in metres within which suggestions come first. */
const AROUND = 50_000

const text = z.string().max(100_000)

/** Places API (New), `places:autocomplete`. It returns no positions. */
const suggestions = z.object({ suggestions: z.array(z.unknown()).default([]) })
const prediction = z
  .object({
    placePrediction: z.object({
      text: z.object({ text }),
      structuredFormat: z.object({ mainText: z.object({ text }) }).optional(),
    }),
  })
  .transform(({ placePrediction: { text: whole, structuredFormat: parts } }) => ({
    name: foreignText(parts?.mainText.text ?? whole.text, MOST_NAME),
    address: foreignText(whole.text, MOST_ADDRESS),
    latitude: null,
    longitude: null,
  }))

/** Places API (New), `places:searchNearby` and `places:searchText`. */
const places = z.object({ places: z.array(z.unknown()).default([]) })
const foundPlace = z.object({
  displayName: z.object({ text }),
  shortFormattedAddress: text.default(''),
  location: z.object({ latitude, longitude }),
  types: z.array(text).default([]),
})

/** Geocoding API (v3): the result is in its own status, whatever the HTTP status is. */
const geocoded = z.object({ status: text, results: z.array(z.unknown()).default([]) })
/** Regions larger than a town are no addresses. */
const lands = ['continent', 'country', 'administrative_area_level_1', 'administrative_area_level_2']
const typed = z.object({ types: z.array(text) })
function isNoLand(place: unknown): boolean {
  const { types } = typed.safeParse(place).data ?? { types: [] }
  return types.includes('locality') || !types.some(type => lands.includes(type))
}
const result = z
  .object({
    formatted_address: text.min(1),
    geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
  })
  .transform(
    ({ formatted_address: address, geometry: { location } }): Located => ({
      name: foreignText(address.split(',')[0] ?? '', MOST_NAME),
      address: foreignText(address, MOST_ADDRESS),
      latitude: location.lat,
      longitude: location.lng,
    }),
  )

/** Routes API (v2), `computeRoutes`; without a route it is empty. */
const routes = z.object({
  routes: z.array(z.object({ distanceMeters: z.int().min(0).default(0) })).default([]),
})

/** Web services of Google Maps Platform. The key is sent only to Google and appears in no error. */
export function googleMaps(
  service: Extract<MapService, { name: 'google' }>,
  { language }: { language: string },
): MapProvider {
  /** An error that comes with status 200 counts as one too. */
  const post = async (address: string, mask: string, body: object, signal: AbortSignal) => {
    const headers = {
      'content-type': 'application/json',
      'x-goog-api-key': service.key,
      'x-goog-fieldmask': mask,
    }
    const answer = await fetchAnswer(address, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return shaped(z.looseObject({ error: z.undefined().optional() }), answer)
  }
  const geocode = async (query: Record<string, string>, signal: AbortSignal): Promise<unknown[]> => {
    const asked = new URLSearchParams({ ...query, language, key: service.key })
    const answer = await fetchAnswer(`${service.geocoding}/maps/api/geocode/json?${asked}`, { signal })
    const { status, results } = shaped(geocoded, answer)
    if (status === 'ZERO_RESULTS') return []
    if (status !== 'OK') throw refusal(status)
    return results
  }
  const search = async (asked: GooglePlaceQuestion, question: NearbyQuestion, signal: AbortSignal) => {
    const address = `${service.places}/v1/places:${asked.method}`
    const answer = await post(address, fields.places, { ...asked.body, languageCode: language }, signal)
    return sound(foundPlace, shaped(places, answer).places).map(place => ({
      name: foreignText(place.displayName.text, MOST_NAME),
      vicinity: foreignText(place.shortFormattedAddress, MOST_ADDRESS),
      kind: kindOf(place.types, question.kinds),
      ...place.location,
    }))
  }
  return {
    name: 'google',
    async suggest(typed, near, signal) {
      const bias = near ? { locationBias: { circle: { center: near, radius: AROUND } } } : {}
      const address = `${service.places}/v1/places:autocomplete`
      const body = { input: typed, languageCode: language, ...bias }
      const answer = shaped(suggestions, await post(address, fields.suggest, body, signal))
      return sound(prediction, answer.suggestions).slice(0, 8)
    },
    async geocode(address, near, signal) {
      const found = await geocode({ address, ...bounds(near) }, signal)
      return sound(result, found.filter(isNoLand)).slice(0, 5)
    },
    async reverse({ latitude, longitude }, signal) {
      return sound(result, await geocode({ latlng: `${latitude},${longitude}` }, signal))[0]
    },
    async nearby(question, signal) {
      const found = await Promise.all(placeQuestions(question).map(asked => search(asked, question, signal)))
      return nearestOf(found.flat(), question)
    },
    async distance(from, to, signal) {
      const end = (position: Position) => ({ location: { latLng: position } })
      const body = { origin: end(from), destination: end(to), travelMode: 'DRIVE' }
      const address = `${service.routes}/directions/v2:computeRoutes`
      const [route] = shaped(routes, await post(address, fields.route, body, signal)).routes
      return route
        ? { metres: route.distanceMeters, by: 'road' }
        : { metres: greatCircle(from, to), by: 'great circle' }
    },
  }
}

/**
 * The failure for a status of the Geocoding API; INVALID_REQUEST concerns this question only. Unknown statuses are not
 * quoted.
 */
const refusal = (status: string) =>
  new MapsFailed(
    ['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR'].includes(
      status,
    )
      ? status
      : 'nonsense',
    status === 'INVALID_REQUEST' ? 0 : undefined,
  )

/** Returns the kind that was asked for; if both were, the one that the types say. */
const kindOf = (types: readonly string[], kinds: readonly PartnerKind[]): PartnerKind =>
  kinds.length === 1 && kinds[0]
    ? kinds[0]
    : types.some(type => /restaurant|meal_|fast_food/.test(type))
      ? 'RESTAURANT'
      : 'GROCERY'

/** Returns the box in which results come first: south-west and north-east. */
function bounds(near: Position | undefined): { bounds?: string } {
  if (!near) return {}
  const corner = (by: number) => `${(near.latitude + by).toFixed(1)},${(near.longitude + by).toFixed(1)}`
  return { bounds: `${corner(-1)}|${corner(1)}` }
}
