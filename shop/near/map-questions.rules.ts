import type { Position } from './distance.rules.ts'
import type {
  Distance,
  Located,
  MapProviderName,
  MapService,
  NearbyPlace,
  NearbyQuestion,
  Suggested,
} from './map-provider.ts'

/** What providers are asked, by kind. */
export type MapQuestions = {
  suggest: { text: string; near: Position | undefined }
  geocode: { address: string; near: Position | undefined }
  reverse: { position: Position }
  nearby: NearbyQuestion
  distance: { from: Position; to: Position }
}
export type MapKind = keyof MapQuestions

/** What they answer. */
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
 * A question as it leaves the shop: no more of where somebody is than the answer needs, and the same for those who ask the
 * same, so that one answer does for all.
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

/** Which server of a provider answers a kind of question; none where the shop itself does. */
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

/** How long an answer may be kept, in days; `positions`: nothing else of it. */
export type Keeping = { days: number; positions?: true }

/** Of an answer that there is nothing, for so many days. */
const NOTHING: Keeping = { days: 1 }

/**
 * By the rules of the services. Nominatim asks that answers be kept. Google allows positions to be kept for less than 30 days and
 * nothing else: no names, no addresses, no suggestions, no places, no distances.
 */
const keeping: Record<MapProviderName, { [Kind in MapKind]?: Keeping }> = {
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

/** Whether and how an answer is kept. */
export function keepingOf(provider: MapProviderName, kind: MapKind, answer: unknown): Keeping | undefined {
  const found = keeping[provider][kind]
  if (!found) return undefined
  const isNothing = answer === undefined || (Array.isArray(answer) && answer.length === 0)
  return isNothing ? NOTHING : found
}

/** Who is to be named for an answer, in the words and with the link that they ask for. */
export const attributions: Record<MapProviderName, { says: string; link: string }[]> = {
  embedded: [{ says: 'GeoNames', link: 'https://www.geonames.org' }],
  osm: [{ says: '© OpenStreetMap contributors', link: 'https://www.openstreetmap.org/copyright' }],
  google: [{ says: 'Google Maps', link: 'https://www.google.com/maps' }],
}
