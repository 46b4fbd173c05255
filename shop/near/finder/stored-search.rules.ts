import type { OutputOf } from '../../lib/call.ts'
import { type Check, isFlag, isListOf, isNumber, isOneOf, isOr, isShape, isText } from '../../lib/is-shape.ts'
import type { FoundPlace, findNearby } from '../near.contract.ts'
import { type DayHours, partnerKinds } from '../partners/partner-kinds.rules.ts'
import { isPosition, MOST_CHOSEN, type Position, units } from '../providers/distance.rules.ts'
import { mapProviders } from '../providers/map-provider.ts'
import { checkSearch, emptySearch, type PlaceSearch } from './place-search.rules.ts'

/** The result of a search, and the search it belongs to. */
export type Found = OutputOf<typeof findNearby> & { of: PlaceSearch }

/** The stored state of a search for shops nearby, per tab. */
export type StoredSearch = {
  search: PlaceSearch
  /** True if the position is that of the person's device. */
  located: boolean
  found: Found | undefined
  chosen: readonly FoundPlace[]
  /** Places chosen in an earlier search; they stay visible until the next one. */
  carried: readonly FoundPlace[]
}

export const noSearch: StoredSearch = {
  search: emptySearch,
  located: false,
  found: undefined,
  chosen: [],
  carried: [],
}

/** Limits above anything that the shop's responses contain. */
const [LONGEST, MOST_PLACES, MOST_SOURCES] = [1000, 100, 20]

const text = isText(LONGEST)
const isAt = isShape<Position>({ latitude: isNumber, longitude: isNumber })
const position: Check = value => isAt(value) && isPosition(value as Position)

const search = isShape<PlaceSearch>({
  ...{ address: text, grocery: text, food: text, restaurant: text, radius: text },
  found: isOr(undefined, position),
  picked: isFlag,
  unit: isOneOf(units),
})

const places = (most: number) =>
  isListOf(
    isShape<FoundPlace>({
      ...{ placeId: text, name: text, vicinity: text, phone1: text },
      kind: isOneOf(partnerKinds),
      location: position,
      distance: isNumber,
      partnerId: isOr(null, isNumber),
      priority: isOr(null, isNumber),
      hours: isOr(null, isListOf(isOr(null, isShape<DayHours>({ opens: text, closes: text })), 7)),
    }),
    most,
  )

const found = isShape<Found>({
  places: places(MOST_PLACES),
  provider: isOneOf(mapProviders),
  fellBack: isFlag,
  attribution: isListOf(isShape<Found['attribution'][number]>({ says: text, link: text }), MOST_SOURCES),
  of: value => search(value) && Object.keys(checkSearch(value as PlaceSearch)).length === 0,
})

const isStoredSearch = isShape<StoredSearch>({
  search,
  located: isFlag,
  found: isOr(undefined, found),
  chosen: places(MOST_CHOSEN),
  carried: places(MOST_CHOSEN),
})

const areApart = (some: readonly FoundPlace[]) =>
  new Set(some.map(({ placeId }) => placeId)).size === some.length

/** Parses a stored search; returns an empty one if the text is broken or from another version of the shop. */
export function searchFrom(stored: string | null): StoredSearch {
  try {
    const read = JSON.parse(stored ?? '{}') as StoredSearch
    if (!isStoredSearch(read)) return noSearch
    const shown = [...read.carried, ...(read.found?.places ?? [])]
    if (!areApart(shown) || !areApart(read.chosen)) return noSearch
    return { ...noSearch, ...read }
  } catch {
    return noSearch
  }
}

/** Serializes a search for storage; null if it is empty. */
export function textOf(stored: StoredSearch): string | null {
  const text = JSON.stringify(stored)
  return text === JSON.stringify(noSearch) ? null : text
}
