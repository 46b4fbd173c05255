import type { FoundPlace } from '../near.contract.ts'
import { MOST_CHOSEN } from '../providers/distance.rules.ts'
import { foreignText } from '../providers/foreign-text.rules.ts'

/** The most characters of a name in the menu's address. */
const LONGEST = 200
/** The query parameter that names a place, whatever it sells. */
const PLACE = 'restaurant'

/** Returns the query parameters of the menu for the names of places. */
export const menuQuery = (names: readonly string[]): string[][] => names.map(name => [PLACE, name])

/** Returns the address of the menu for the chosen places; branches with the same name get their street added. */
export function menuOf(chosen: readonly Pick<FoundPlace, 'name' | 'vicinity'>[]): string {
  const names = chosen.map(({ name, vicinity }) => {
    const isAlone = chosen.filter(other => other.name === name).length === 1
    return isAlone || !vicinity ? name : `${name}, ${vicinity}`
  })
  return `/menu?${new URLSearchParams(menuQuery(names))}`
}

/** Returns the names of the chosen places in the menu's query: at most five, each in one line. */
export const chosenIn = (query: URLSearchParams): string[] =>
  query
    .getAll(PLACE)
    .map(name => foreignText(name, LONGEST))
    .filter(Boolean)
    .slice(0, MOST_CHOSEN)
