import type { Position } from './distance.rules.ts'
import type { PartnerKind } from './partner-kinds.rules.ts'

/** Who answers questions about places. */
export const mapProviders = ['embedded', 'osm', 'google'] as const
export type MapProviderName = (typeof mapProviders)[number]

/** Something with a place on the map: its short name, and the address in one line. */
export type Located = Position & { name: string; address: string }

/**
 * An address that begins as somebody types. Its position is missing where the provider tells it only of an address that is
 * chosen: then that is geocoded.
 */
export type Suggested = { name: string; address: string; latitude: number | null; longitude: number | null }

/** A shop or restaurant that a provider found, `distance` metres away. */
export type NearbyPlace = Position & { name: string; vicinity: string; kind: PartnerKind; distance: number }

/** What is looked for: within `radius` metres, of these kinds; `goods` and `name` narrow it, empty where nobody said. */
export type NearbyQuestion = {
  position: Position
  radius: number
  kinds: readonly PartnerKind[]
  goods: string
  name: string
}

/** How far it is, in metres: by road where a provider knows roads, else by the great circle. */
export type Distance = { metres: number; by: 'road' | 'great circle' }

/**
 * Who answers questions about places. Each answers within the time that `signal` gives and throws where it cannot; finding
 * nothing is an answer. At most 8 suggestions, 5 addresses, 200 places.
 */
export type MapProvider = {
  name: MapProviderName
  /** Addresses that begin as somebody types, best first; `near` is where they probably are. */
  suggest(text: string, near: Position | undefined, signal: AbortSignal): Promise<Suggested[]>
  /** Where an address is, best first. */
  geocode(address: string, near: Position | undefined, signal: AbortSignal): Promise<Located[]>
  /** What is at a position. */
  reverse(position: Position, signal: AbortSignal): Promise<Located | undefined>
  /** The nearest first. */
  nearby(question: NearbyQuestion, signal: AbortSignal): Promise<NearbyPlace[]>
  distance(from: Position, to: Position, signal: AbortSignal): Promise<Distance>
}

/** Who is configured, and how it is reached; addresses without a slash at the end. */
export type MapService =
  | { name: 'embedded' }
  | {
      name: 'osm'
      /** Searches addresses (Nominatim). */
      nominatim: string
      /** Suggests while somebody types (Photon), which Nominatim does not allow. Without it the embedded one suggests. */
      photon: string | undefined
      overpass: string
      osrm: string | undefined
      /** Who runs this shop, for the header that the usage rules ask for: an address of mail or web. */
      contact: string
    }
  | { name: 'google'; key: string; places: string; geocoding: string; routes: string }
