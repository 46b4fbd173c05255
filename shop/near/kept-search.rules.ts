import type { OutputOf } from '../lib/call.ts'
import { type Check, isFlag, isListOf, isNumber, isOneOf, isOr, isShape, isText } from '../lib/is-shape.ts'
import { isPosition, MOST_CHOSEN, type Position, units } from './distance.rules.ts'
import { mapProviders } from './map-provider.ts'
import type { FoundPlace, findNearby } from './near.contract.ts'
import { type DayHours, partnerKinds } from './partner-kinds.rules.ts'
import { checkSearch, emptySearch, type PlaceSearch } from './place-search.rules.ts'

/** What was found, and for which search. */
export type Found = OutputOf<typeof findNearby> & { of: PlaceSearch }

/** What a tab remembers of a search for shops nearby. */
export type KeptSearch = {
  search: PlaceSearch
  /** The position of the search is where somebody is. */
  located: boolean
  found: Found | undefined
  chosen: readonly FoundPlace[]
  /** Chosen of an earlier search: they stay in sight until the next one. */
  carried: readonly FoundPlace[]
}

export const noSearch: KeptSearch = {
  search: emptySearch,
  located: false,
  found: undefined,
  chosen: [],
  carried: [],
}

/** More than anything that the shop tells has. */
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

const isKeptSearch = isShape<KeptSearch>({
  search,
  located: isFlag,
  found: isOr(undefined, found),
  chosen: places(MOST_CHOSEN),
  carried: places(MOST_CHOSEN),
})

const areApart = (some: readonly FoundPlace[]) =>
  new Set(some.map(({ placeId }) => placeId)).size === some.length

/** The search that a tab remembered as this text; none where the text is broken or of another version of the shop. */
export function searchFrom(kept: string | null): KeptSearch {
  try {
    const read = JSON.parse(kept ?? '{}') as KeptSearch
    if (!isKeptSearch(read)) return noSearch
    const shown = [...read.carried, ...(read.found?.places ?? [])]
    if (!areApart(shown) || !areApart(read.chosen)) return noSearch
    return { ...noSearch, ...read }
  } catch {
    return noSearch
  }
}

/** A search as the text that a tab remembers; nothing where there is nothing to remember. */
export function textOf(kept: KeptSearch): string | null {
  const text = JSON.stringify(kept)
  return text === JSON.stringify(noSearch) ? null : text
}
