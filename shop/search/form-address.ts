import { PRICE_MOST, SHOP_PAGE_SIZE, sorts } from './search.rules.ts'

/** The id of the form of the filters. */
export const FILTER_FORM = 'shop-filter'

/** The values of the form of the filters that an address leaves out. */
const defaults: Record<string, string> = {
  q: '',
  price: String(PRICE_MOST),
  sort: sorts[0],
  rating: '0',
  size: String(SHOP_PAGE_SIZE),
}

/**
 * Returns the address of the list that the form of the filters describes; values of one name have commas between them. A form without
 * categories leads to its `action`.
 */
export function formAddress(form: Iterable<[string, FormDataEntryValue]>, action = ''): string {
  const query = new URLSearchParams()
  for (const [name, value] of form) {
    const before = query.get(name)
    if (value !== defaults[name]) query.set(name, before ? `${before},${value}` : String(value))
  }
  const category = query.get('category')
  query.delete('category')
  return `${category === null ? action : `/shop/${category}`}${query.size > 0 ? '?' : ''}${query}`.replaceAll(
    '%2C',
    ',',
  )
}
