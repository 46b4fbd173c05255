import { type Filters, filterKey, keyGroups, readFilterKey } from '../catalogue/filters/filters.rules.ts'

/** The products that a filter finds: those with one of the `keys`, and all of these `categories`. */
export type Group = { keys: readonly string[]; categories: readonly number[] }

/** The products of a certified kind; `products`: the number of those in its categories that the list has. */
type Certified = Group & { kind: string; products: number }
/** A filter key that products of a list have, with their number: at least so many if `more`. */
export type Option = { key: string; name: string | null; products: number; more?: boolean }

/** A key that no product has. */
const NOTHING: Group = { keys: [filterKey('certificate', 0)], categories: [] }

const keyOf = ({ kind }: Certified) => filterKey('certificate', kind)

/** Returns the products that each chosen filter finds: for a kind of certificate, those of which it is proved today. */
export const chosenGroups = (filters: Filters, certified: readonly Certified[]): Group[] =>
  keyGroups(filters).map(keys => {
    const [key = ''] = keys
    if (readFilterKey(key)?.filter !== 'certificate') return { keys, categories: [] }
    const { keys: proved, categories } = certified.find(one => keyOf(one) === key) ?? NOTHING
    return { keys: proved, categories }
  })

/** True if a key is that of one certificate. */
const isId = (key: string) => {
  const known = readFilterKey(key)
  return known?.filter === 'certificate' && /^\d+$/.test(known.value)
}

/**
 * Returns the options of a list with one for each certified kind, in place of the keys of certificates. A product can have a claim from
 * several of them, so that their number is the least one.
 */
export function certifiedOptions(stored: readonly Option[], certified: readonly Certified[]): Option[] {
  const countOf = new Map(stored.map(({ key, products }) => [key, products]))
  const kinds = certified.map((one): Option => {
    const counts = [one.products, ...one.keys.map(key => countOf.get(key) ?? 0)].filter(count => count > 0)
    return { key: keyOf(one), name: null, products: Math.max(0, ...counts), more: counts.length > 1 }
  })
  const has = new Set(kinds.map(({ key }) => key))
  return [...stored.filter(({ key }) => !isId(key) && !has.has(key)), ...kinds]
}

/** Returns the most products that a group can have in a list, from the numbers of its keys. */
export function mostOf({ keys, categories }: Group, stored: readonly Option[], inCategories: number): number {
  const countOf = new Map(stored.map(({ key, products }) => [key, products]))
  const withKeys = keys.reduce((sum, key) => sum + (countOf.get(key) ?? 0), 0)
  return withKeys + (categories.length > 0 ? inCategories : 0)
}
