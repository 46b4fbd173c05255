import { MOST_CHOSEN } from './distance.rules.ts'
import { foreignText } from './foreign-text.rules.ts'
import type { FoundPlace } from './near.contract.ts'

/** No name on the menu has more characters. */
const LONGEST = 200
/** The parameter of the address that names a place, whatever is sold there. */
const PLACE = 'restaurant'

/** Places as parameters of the menu's address, by their names. */
export const menuQuery = (names: readonly string[]): string[][] => names.map(name => [PLACE, name])

/** The address of the menu with the places that are chosen; branches of one name are told apart by where they are. */
export function menuOf(chosen: readonly Pick<FoundPlace, 'name' | 'vicinity'>[]): string {
  const names = chosen.map(({ name, vicinity }) => {
    const isAlone = chosen.filter(other => other.name === name).length === 1
    return isAlone || !vicinity ? name : `${name}, ${vicinity}`
  })
  return `/menu?${new URLSearchParams(menuQuery(names))}`
}

/** The names of the places with which somebody came to the menu: of whatever stands in the address, five single lines at most. */
export const chosenIn = (query: URLSearchParams): string[] =>
  query
    .getAll(PLACE)
    .map(name => foreignText(name, LONGEST))
    .filter(Boolean)
    .slice(0, MOST_CHOSEN)
