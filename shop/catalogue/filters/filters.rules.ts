import { type Allergen, allergens, type Diet, diets } from '../facts/facts.rules.ts'
import { type CertificateKind, certificateKinds } from './certified-kinds.ts'

/** The average ratings that a list can ask for at least. */
export const leastRatings = [4, 3] as const
/** The most brands that one list is narrowed to. */
export const MOST_BRANDS = 10
/** The longest tag of a product. */
export const LONGEST_TAG = 60
/** The largest id of a database. */
const MOST_ID = 2_147_483_647

/**
 * The filters of a list. A product has all of `diet`, `freeFrom` and `certificate`, and one of `brand`; a `rating` of 0 is any. `inStock`:
 * it can be bought now. `tag`: it has this tag; empty: any. `collection`: it is in the collection with this id; 0: in any or none.
 */
export type Filters = {
  diet: Diet[]
  freeFrom: Allergen[]
  certificate: CertificateKind[]
  brand: number[]
  rating: number
  inStock: boolean
  tag: string
  collection: number
}

export const noFilters: Filters = {
  diet: [],
  freeFrom: [],
  certificate: [],
  brand: [],
  rating: 0,
  inStock: false,
  tag: '',
  collection: 0,
}

/**
 * The kinds of filters that are keys, each with the beginning of its keys. Those of a product are stored, but for `certificate`: a product has
 * the ids of its certificates, and today's certificates say which of them prove a kind.
 */
const beginnings = {
  ...{ diet: 'D:', freeFrom: 'F:', certificate: 'C:', brand: 'B:', rating: 'R:', tag: 'T:' },
  collection: 'L:',
} as const
export type KeyedFilter = keyof typeof beginnings
export const keyedFilters = Object.keys(beginnings) as [KeyedFilter, ...KeyedFilter[]]

/** Returns the key for a value of a filter. */
export const filterKey = (filter: KeyedFilter, value: string | number) => `${beginnings[filter]}${value}`

/** Returns the filter and the value of a key; undefined if this version does not know it. */
export function readFilterKey(key: string): { filter: KeyedFilter; value: string } | undefined {
  const filter = keyedFilters.find(name => key.startsWith(beginnings[name]))
  return filter && { filter, value: key.slice(beginnings[filter].length) }
}

/** Returns the keys that products need: one of each group. */
export function keyGroups({
  diet,
  freeFrom,
  certificate,
  brand,
  rating,
  tag,
  collection,
}: Filters): string[][] {
  const all = [
    ...diet.map(value => [filterKey('diet', value)]),
    ...freeFrom.map(value => [filterKey('freeFrom', value)]),
    ...certificate.map(value => [filterKey('certificate', value)]),
    brand.map(value => filterKey('brand', value)),
    rating > 0 ? [filterKey('rating', rating)] : [],
    tag ? [filterKey('tag', tag.toLowerCase())] : [],
    collection > 0 ? [filterKey('collection', collection)] : [],
  ]
  return all.filter(({ length }) => length > 0)
}

/** True if a list is narrowed by any filter; the collection that it is does not count. */
export const isFiltered = (filters: Filters) =>
  filters.inStock || keyGroups({ ...filters, collection: 0 }).length > 0

/** Reads the values of a filter, separated by commas: those that are known, each once, in a fixed order. */
const valuesOf = <Value extends string>(typed: string, known: readonly Value[]): Value[] => {
  const wanted = new Set(typed.split(','))
  return known.filter(value => wanted.has(value))
}

export const readDiets = (typed: string): Diet[] => valuesOf(typed, diets)
export const readAllergens = (typed: string): Allergen[] => valuesOf(typed, allergens)
export const readCertificates = (typed: string): CertificateKind[] => valuesOf(typed, certificateKinds)

/** Reads ids of brands, separated by commas; leaves out what cannot be one. */
export function readBrands(typed: string): number[] {
  const ids = typed.split(',').filter(one => /^[1-9]\d{0,9}$/.test(one) && Number(one) <= MOST_ID)
  return [...new Set(ids.map(Number))].sort((one, other) => one - other).slice(0, MOST_BRANDS)
}

/** Reads a tag: on one line, and no longer than tags are. */
const readTag = (typed: string | null) =>
  (typed ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_TAG)

/** Reads the filters of an address; leaves out what it does not know; the address of a page says which collection it is. A name that comes several times is one list. */
export function readFilters(query: URLSearchParams): Filters {
  const typed = (name: string) => query.getAll(name).join(',')
  return {
    diet: readDiets(typed('diet')),
    freeFrom: readAllergens(typed('freeFrom')),
    certificate: readCertificates(typed('certificate')),
    brand: readBrands(typed('brand')),
    rating: leastRatings.find(rating => String(rating) === query.get('rating')) ?? 0,
    inStock: query.get('inStock') === '1',
    tag: readTag(query.get('tag')),
    collection: 0,
  }
}
