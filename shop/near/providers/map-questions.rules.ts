import type { MapService } from '../../lib/services.ts'
import type { Position } from './distance.rules.ts'
import type {
  Distance,
  Located,
  MapProviderName,
  NearbyPlace,
  NearbyQuestion,
  Suggested,
} from './map-provider.ts'

/** The questions to providers, by kind. */
export type MapQuestions = {
  suggest: { text: string; near: Position | undefined }
  geocode: { address: string; near: Position | undefined }
  reverse: { position: Position }
  nearby: NearbyQuestion
  distance: { from: Position; to: Position }
}
export type MapKind = keyof MapQuestions

/** The answers of providers, by kind. */
export type MapAnswers = {
  suggest: Suggested[]
  geocode: Located[]
  reverse: Located | undefined
  nearby: NearbyPlace[]
  distance: Distance
}

const single = (typed: string) => typed.trim().replaceAll(/\s+/g, ' ')
/** To 4 decimals: 11 metres. */
const nearly = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
})
/** To one decimal, 11 kilometres: enough to say what comes first. */
const roughly = (near: Position | undefined): Position | undefined =>
  near && { latitude: Math.round(near.latitude * 10) / 10, longitude: Math.round(near.longitude * 10) / 10 }

/**
 * Normalizes a question before it leaves the shop: it reveals no more of the person's position than the answer needs, and
 * equal questions share one cached answer.
 */
export const plainQuestion: { [Kind in MapKind]: (question: MapQuestions[Kind]) => MapQuestions[Kind] } = {
  suggest: ({ text, near }) => ({ text: single(text).toLowerCase(), near: roughly(near) }),
  geocode: ({ address, near }) => ({ address: single(address).toLowerCase(), near: roughly(near) }),
  reverse: ({ position }) => ({ position: nearly(position) }),
  nearby: ({ position, radius, kinds, goods, name }) => ({
    position: nearly(position),
    radius: Math.round(radius),
    kinds: [...kinds].sort(),
    goods: single(goods).toLowerCase(),
    name: single(name).toLowerCase(),
  }),
  distance: ({ from, to }) => ({ from: nearly(from), to: nearly(to) }),
}

/** Returns the server of a provider for a kind of question; undefined if the shop itself answers. */
export function serverFor(service: MapService, kind: MapKind): string | undefined {
  if (service.name === 'embedded') return undefined
  const { suggest, geocode, nearby, distance } =
    service.name === 'osm'
      ? {
          suggest: service.photon,
          geocode: service.nominatim,
          nearby: service.overpass,
          distance: service.osrm,
        }
      : {
          suggest: service.places,
          geocode: service.geocoding,
          nearby: service.places,
          distance: service.routes,
        }
  return { suggest, geocode, reverse: geocode, nearby, distance }[kind]
}

/** The number of days that an answer may be cached; `positions`: only its positions may. */
export type Caching = { days: number; positions?: true }

/** The rule for empty answers. */
const NOTHING: Caching = { days: 1 }

/**
 * The rules of the services. Nominatim asks clients to cache answers. Google allows caching positions for less than 30 days
 * and nothing else: no names, no addresses, no suggestions, no places, no distances.
 */
const cachingRules: Record<MapProviderName, { [Kind in MapKind]?: Caching }> = {
  embedded: {},
  osm: {
    suggest: { days: 1 },
    geocode: { days: 30 },
    reverse: { days: 30 },
    nearby: { days: 1 },
    distance: { days: 30 },
  },
  google: { geocode: { days: 29, positions: true } },
}

/** Returns how an answer may be cached; undefined if it may not. */
export function cachingOf(provider: MapProviderName, kind: MapKind, answer: unknown): Caching | undefined {
  const found = cachingRules[provider][kind]
  if (!found) return undefined
  const isNothing = answer === undefined || (Array.isArray(answer) && answer.length === 0)
  return isNothing ? NOTHING : found
}

/** The attribution of each provider, with the words and the link that it asks for. */
export const attributions: Record<MapProviderName, { says: string; link: string }[]> = {
  embedded: [{ says: 'GeoNames', link: 'https://www.geonames.org' }],
  osm: [{ says: '© OpenStreetMap contributors', link: 'https://www.openstreetmap.org/copyright' }],
  google: [{ says: 'Google Maps', link: 'https://www.google.com/maps' }],
}
