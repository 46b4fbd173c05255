import { m } from '../messages/m.ts'
import { MOST_CHOSEN, type Position, RADIUS, type Unit, unitMetres } from './distance.rules.ts'

/** A search for shops nearby as its form holds it. `found` is where `address` was found to be, until somebody writes another. */
export type PlaceSearch = {
  address: string
  found: Position | undefined
  /** The address was chosen of what was suggested: nothing more is. */
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

/** The dishes that have what somebody types in them, in any case; none for nothing. */
export const dishesWith = (typed: string): string[] => {
  const part = typed.trim().toLowerCase()
  const names = dishes.map(name => name())
  return part ? names.filter(dish => dish.toLowerCase().includes(part) && dish !== typed) : []
}

/** A radius as it is typed: digits stay, three at most, others go; `stripped` where there were others. */
export function radiusDigits(typed: string): { radius: string; stripped: boolean } {
  const radius = typed.replaceAll(/[^0-9]/g, '').slice(0, 3)
  return { radius, stripped: /[^0-9]/.test(typed) }
}

/** A search with what was typed into its form before the page came to life: what stands there as it always does changes nothing. */
export function typedOver(search: PlaceSearch, typed: Partial<PlaceSearch>): PlaceSearch {
  const differ = (name: string, text: unknown) => text !== emptySearch[name as keyof PlaceSearch]
  const changed = Object.fromEntries(Object.entries(typed).filter(([name, text]) => differ(name, text)))
  const isElsewhere = 'address' in changed && changed.address !== search.address
  return { ...search, ...changed, ...(isElsewhere ? { found: undefined, picked: false } : {}) }
}

/** What is wrong with a search, by field. */
export function checkSearch({ address, found, radius }: PlaceSearch): Record<string, string> {
  const metres = Number(radius)
  const wrong = {
    address: found || address.trim() ? '' : m.near_no_address(),
    radius: metres >= RADIUS.least && metres <= RADIUS.most ? '' : m.near_radius_range(RADIUS),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, says]) => says))
}

/** Those that are chosen, with one more or one less; nothing where one more is too many. */
export function toggled<P extends { placeId: string }>(chosen: readonly P[], place: P): P[] | undefined {
  const others = chosen.filter(({ placeId }) => placeId !== place.placeId)
  if (others.length < chosen.length) return others
  return chosen.length < MOST_CHOSEN ? [...chosen, place] : undefined
}

/** A distance in metres as people read it. */
export function showDistance(metres: number, unit: Unit, language: string): string {
  const maximumFractionDigits = metres < 10 * unitMetres[unit] ? 1 : 0
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits }).format(
    metres / unitMetres[unit],
  )
  return unit === 'km' ? m.near_distance_km({ distance }) : m.near_distance_miles({ distance })
}
