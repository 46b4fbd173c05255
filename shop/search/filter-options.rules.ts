import type { FilterOption } from '../catalogue/filters/filters.fields.ts'
import { type Filters, filterKey, keyGroups, readFilterKey } from '../catalogue/filters/filters.rules.ts'
import type { Option } from './certified-options.rules.ts'

/** The most brands that a list offers. */
const MOST_OFFERED = 12

/** The products of a list by their filter keys; `more`: more match than were counted. */
type Counted = { counts: Record<string, number>; more: boolean } | undefined

/**
 * Returns the filters that a list offers, with the number of products that each leaves: the stored numbers of the category, or those that
 * were counted in the list, and for brands in the list without the chosen `brand` (`besides`). A filter that leaves none is not offered,
 * unless it is chosen.
 */
export function showOptions(
  stored: readonly Option[],
  filters: Filters,
  list: Counted,
  besides: Counted,
): FilterOption[] {
  const chosen = new Set(keyGroups(filters).flat())
  const options = stored.flatMap(({ key, name, products, more = false }): FilterOption[] => {
    const known = readFilterKey(key)
    if (!known || known.filter === 'collection') return []
    const counted = known.filter === 'brand' ? besides : list
    const option = {
      ...known,
      ...(known.filter === 'brand' ? { name: name ?? '' } : {}),
      products: counted ? (counted.counts[key] ?? 0) : products,
      more: counted?.more ?? more,
    }
    // If not all were counted, none among them does not mean none.
    return option.products > 0 || option.more || chosen.has(key) ? [option] : []
  })
  const isChosen = ({ filter, value }: FilterOption) => Number(chosen.has(filterKey(filter, value)))
  const brands = options
    .filter(({ filter }) => filter === 'brand')
    .sort((one, other) => isChosen(other) - isChosen(one) || other.products - one.products)
    .slice(0, MOST_OFFERED)
  return [...options.filter(({ filter }) => filter !== 'brand'), ...brands]
}
