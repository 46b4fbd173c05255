import { m } from '../../messages/m.ts'
import { MOST_CHOSEN, type Position, RADIUS, type Unit, unitMetres } from '../providers/distance.rules.ts'

/** A search for shops nearby as its form holds it. `found` is the position of `address`, until the address is edited. */
export type PlaceSearch = {
  address: string
  found: Position | undefined
  /** True if the address was chosen from the suggestions: then none are shown. */
  picked: boolean
  grocery: string
  food: string
  restaurant: string
  radius: string
  unit: Unit
}

export const emptySearch: PlaceSearch = {
  address: '',
  found: undefined,
  picked: false,
  grocery: '',
  food: '',
  restaurant: '',
  radius: '5',
  unit: 'km',
}

/** Dishes that are suggested (spec section 5). */
const dishes = [m.near_dish_biryani, m.near_dish_fried_chicken, m.near_dish_cake]

/** Returns the dishes that contain the typed text, ignoring case; none for an empty text. */
export const dishesWith = (typed: string): string[] => {
  const part = typed.trim().toLowerCase()
  const names = dishes.map(name => name())
  return part ? names.filter(dish => dish.toLowerCase().includes(part) && dish !== typed) : []
}

/** Reduces a typed radius to its digits, at most three; `stripped` is true if other characters were dropped. */
export function radiusDigits(typed: string): { radius: string; stripped: boolean } {
  const radius = typed.replaceAll(/[^0-9]/g, '').slice(0, 3)
  return { radius, stripped: /[^0-9]/.test(typed) }
}

/** Merges what was typed into the form before hydration into a search; fields that hold their default change nothing. */
export function typedOver(search: PlaceSearch, typed: Partial<PlaceSearch>): PlaceSearch {
  const differ = (name: string, text: unknown) => text !== emptySearch[name as keyof PlaceSearch]
  const changed = Object.fromEntries(Object.entries(typed).filter(([name, text]) => differ(name, text)))
  const isElsewhere = 'address' in changed && changed.address !== search.address
  return { ...search, ...changed, ...(isElsewhere ? { found: undefined, picked: false } : {}) }
}

/** Returns what is wrong with a search, by field. */
export function checkSearch({ address, found, radius }: PlaceSearch): Record<string, string> {
  const metres = Number(radius)
  const wrong = {
    address: found || address.trim() ? '' : m.near_no_address(),
    radius: metres >= RADIUS.least && metres <= RADIUS.most ? '' : m.near_radius_range(RADIUS),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, says]) => says))
}

/** Adds the place to the chosen ones, or removes it; undefined if that would be one too many. */
export function toggled<P extends { placeId: string }>(chosen: readonly P[], place: P): P[] | undefined {
  const others = chosen.filter(({ placeId }) => placeId !== place.placeId)
  if (others.length < chosen.length) return others
  return chosen.length < MOST_CHOSEN ? [...chosen, place] : undefined
}

/** Formats a distance in metres for people. */
export function showDistance(metres: number, unit: Unit, language: string): string {
  const maximumFractionDigits = metres < 10 * unitMetres[unit] ? 1 : 0
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits }).format(
    metres / unitMetres[unit],
  )
  return unit === 'km' ? m.near_distance_km({ distance }) : m.near_distance_miles({ distance })
}
