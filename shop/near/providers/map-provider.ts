import type { PartnerKind } from '../partners/partner-kinds.rules.ts'
import type { Position } from './distance.rules.ts'

/** The providers that answer questions about places. */
export const mapProviders = ['embedded', 'osm', 'google'] as const
export type MapProviderName = (typeof mapProviders)[number]

/** A place on the map: its short name, its address in one line, and its position. */
export type Located = Position & { name: string; address: string }

/** A suggested address. Its position is null if the provider gives it only for a chosen address, which is then geocoded. */
export type Suggested = { name: string; address: string; latitude: number | null; longitude: number | null }

/** A shop or restaurant that a provider found, `distance` metres away. */
export type NearbyPlace = Position & { name: string; vicinity: string; kind: PartnerKind; distance: number }

/** A search within `radius` metres for places of these kinds; `goods` and `name` narrow it unless they are empty. */
export type NearbyQuestion = {
  position: Position
  radius: number
  kinds: readonly PartnerKind[]
  goods: string
  name: string
}

/** A distance in metres: by road if the provider knows roads, otherwise along the great circle. */
export type Distance = { metres: number; by: 'road' | 'great circle' }

/**
 * A provider of answers about places. Each method answers before `signal` aborts, or throws if it cannot; finding nothing is
 * an answer. At most 8 suggestions, 5 addresses, 200 places.
 */
export type MapProvider = {
  name: MapProviderName
  /** Suggests addresses for a typed text, best first; `near` is the person's probable position. */
  suggest(text: string, near: Position | undefined, signal: AbortSignal): Promise<Suggested[]>
  /** Finds the position of an address, best first. */
  geocode(address: string, near: Position | undefined, signal: AbortSignal): Promise<Located[]>
  /** Finds the address at a position. */
  reverse(position: Position, signal: AbortSignal): Promise<Located | undefined>
  /** Finds places, nearest first. */
  nearby(question: NearbyQuestion, signal: AbortSignal): Promise<NearbyPlace[]>
  distance(from: Position, to: Position, signal: AbortSignal): Promise<Distance>
}
