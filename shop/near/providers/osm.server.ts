import { z } from 'zod'
import type { Limit, Limits } from '../../lib/limits.server.ts'
import type { MapService } from '../../lib/services.ts'
import { greatCircle, type Position } from './distance.rules.ts'
import { fetchAnswer } from './fetch-answer.server.ts'
import {
  latitude,
  latitudeText,
  longitude,
  longitudeText,
  nearestOf,
  shaped,
  sound,
} from './foreign-shapes.server.ts'
import { addressOf, foreignText, MOST_ADDRESS, MOST_NAME } from './foreign-text.rules.ts'
import type { Located, MapProvider } from './map-provider.ts'
import { overpassQuery } from './overpass-query.rules.ts'

/**
 * Nominatim and the server of OSRM allow one question a second, for all visitors and processes together. Overpass allows an
 * address two at a time, and Photon asks for fair use: these limits stay below what the public servers block.
 */
const nominatimPace: Limit = { name: 'maps-nominatim', most: 1, seconds: 1 }
const osrmPace: Limit = { name: 'maps-osrm', most: 1, seconds: 1 }
const overpassPace: Limit = { name: 'maps-overpass', most: 2, seconds: 2 }
const photonPace: Limit = { name: 'maps-photon', most: 5, seconds: 1 }
const EVERYBODY = 'everybody'

/** The languages in which Photon answers; for others it uses the local names of places. */
const photonLanguages = ['en', 'de', 'fr']
/** Results within this number of degrees come first. */
const AROUND = 1

const text = z.string().max(100_000)

/** A place of Nominatim 5 (`jsonv2`). */
const nominatimPlace = z
  .object({ lat: latitudeText, lon: longitudeText, display_name: text.min(1), name: text.nullish() })
  .transform(
    ({ lat, lon, display_name: address, name }): Located => ({
      name: foreignText(name || (address.split(',')[0] ?? ''), MOST_NAME),
      address: foreignText(address, MOST_ADDRESS),
      latitude: lat,
      longitude: lon,
    }),
  )
/** Regions larger than a town are no addresses. */
const lands = ['continent', 'country', 'state', 'region', 'province', 'state_district', 'county']
const landType = z.object({ addresstype: z.enum(lands) })
const isNoLand = (place: unknown) => !landType.safeParse(place).success
/** A place, or the error that says that there is none. */
const reversed = z.union([z.object({ error: z.literal('Unable to geocode') }), nominatimPlace])

/** A place of Photon 0.7, a feature of GeoJSON. */
const photonFeature = z
  .object({
    geometry: z.object({
      type: z.literal('Point'),
      coordinates: z.tuple([longitude, latitude]).rest(z.number()),
    }),
    properties: z.object({
      name: text.optional(),
      housenumber: text.optional(),
      street: text.optional(),
      district: text.optional(),
      city: text.optional(),
      state: text.optional(),
      country: text.optional(),
    }),
  })
  .transform(({ geometry, properties: of }): Located => {
    const street = [of.housenumber, of.street].filter(Boolean).join(' ')
    const [east, north] = geometry.coordinates
    return {
      name: foreignText(of.name || street, MOST_NAME),
      address: addressOf([of.name, street, of.district, of.city, of.state, of.country]),
      latitude: north,
      longitude: east,
    }
  })
const photonAnswer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) })

const point = z.object({ lat: latitude, lon: longitude })
/** An element of Overpass API 0.7.62 after `out center`: nodes have a position, others a centre. */
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  at: point,
  tags: z.record(text, text),
})
const withPoint = z.preprocess(given => {
  const { lat, lon, center, ...rest } = (given ?? {}) as Record<string, unknown>
  return { ...rest, at: center ?? { lat, lon } }
}, element)
/** A `remark` says that the query was aborted. */
const overpassAnswer = z.object({ elements: z.array(z.unknown()), remark: z.undefined().optional() })

/** A route of OSRM 5, or the answer that there is none. */
const osrmAnswer = z.union([
  z.object({
    code: z.literal('Ok'),
    routes: z.tuple([z.object({ distance: z.number().min(0).max(1e8) })], z.unknown()),
  }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
])

/**
 * Services of OpenStreetMap, used by their policies: each request names the shop and a contact, and each server gets no more
 * than its rate limit from all processes together.
 */
export function osmMaps(
  service: Extract<MapService, { name: 'osm' }>,
  { version, limits, language }: { version: string; limits: Pick<Limits, 'spend'>; language: string },
): MapProvider {
  const headers = {
    'user-agent': `Souk/${version} (${service.contact})`,
    accept: 'application/json',
    'accept-language': language,
  }
  const nominatim = async (path: string, query: Record<string, string>, signal: AbortSignal) => {
    await limits.spend(nominatimPace, EVERYBODY)
    const asked = new URLSearchParams({ format: 'jsonv2', ...query })
    return fetchAnswer(`${service.nominatim}/${path}?${asked}`, { headers, signal })
  }
  return {
    name: 'osm',
    async suggest(typed, near, signal) {
      const asked = new URLSearchParams({
        q: typed,
        limit: '8',
        ...(photonLanguages.includes(language) ? { lang: language } : {}),
        ...(near ? { lat: String(near.latitude), lon: String(near.longitude) } : {}),
      })
      await limits.spend(photonPace, EVERYBODY)
      const answer = await fetchAnswer(`${service.photon}/api?${asked}`, { headers, signal })
      const { features } = shaped(photonAnswer, answer)
      return sound(photonFeature, features)
        .filter(({ name }) => name)
        .slice(0, 8)
    },
    async geocode(address, near, signal) {
      const answer = await nominatim('search', { q: address, limit: '5', ...viewbox(near) }, signal)
      return sound(nominatimPlace, shaped(z.array(z.unknown()), answer).filter(isNoLand)).slice(0, 5)
    },
    async reverse(position, signal) {
      const asked = { lat: String(position.latitude), lon: String(position.longitude), zoom: '18' }
      const found = shaped(reversed, await nominatim('reverse', asked, signal))
      return 'error' in found ? undefined : found
    },
    async nearby(question, signal) {
      const body = new URLSearchParams({ data: overpassQuery(question) })
      const address = `${service.overpass}/interpreter`
      await limits.spend(overpassPace, EVERYBODY)
      const answer = await fetchAnswer(address, { method: 'POST', headers, body, signal })
      const { elements } = shaped(overpassAnswer, answer)
      const found = new Map(sound(withPoint, elements).map(one => [`${one.type} ${one.id}`, one]))
      const places = [...found.values()].map(({ at, tags }) => ({
        name: foreignText(tags[`name:${language}`] ?? tags.name ?? '', MOST_NAME),
        vicinity: addressOf([
          [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' '),
          tags['addr:suburb'],
          tags['addr:city'],
        ]),
        kind: tags.shop ? ('GROCERY' as const) : ('RESTAURANT' as const),
        latitude: at.lat,
        longitude: at.lon,
      }))
      return nearestOf(places, question)
    },
    async distance(from, to, signal) {
      await limits.spend(osrmPace, EVERYBODY)
      const address = `${service.osrm}/route/v1/driving/${osrmPoint(from)};${osrmPoint(to)}?overview=false`
      const found = shaped(osrmAnswer, await fetchAnswer(address, { headers, signal, alsoReads: 400 }))
      return found.code === 'Ok'
        ? { metres: found.routes[0].distance, by: 'road' }
        : { metres: greatCircle(from, to), by: 'great circle' }
    },
  }
}

const osrmPoint = ({ latitude, longitude }: Position) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`

/** Returns the box that Nominatim prefers: west, north, east, south. */
function viewbox(near: Position | undefined): { viewbox?: string } {
  if (!near) return {}
  const { latitude, longitude } = near
  const corners = [longitude - AROUND, latitude + AROUND, longitude + AROUND, latitude - AROUND]
  return { viewbox: corners.map(one => one.toFixed(1)).join(',') }
}
