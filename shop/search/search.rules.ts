import { REACHABLE } from '../catalogue/catalogue.rules.ts'
import type { Filters } from '../catalogue/filters/filters.rules.ts'
import { listFilters } from '../catalogue/filters/list-filters.ts'
import { collectionPath } from '../collections/collection-address.rules.ts'
import { lastPage } from '../lib/pages.ts'

/** The sort orders of a list. */
export const sorts = ['best', 'price', '-price', 'name', 'new'] as const
export type Sort = (typeof sorts)[number]

/** The products on a page (spec section 9). */
export const SHOP_PAGE_SIZE = 10
/** The number of matches of a search that are ranked; those beyond are not counted. */
export const SEARCH_MOST = 300
/** The price slider's stops, decimals of the currency; its top stop means "this much or more". */
export const PRICE_LEAST = 1
export const PRICE_MOST = 1000
/** The category id in the address that means every product. */
export const ALL = -1

/** Returns the last page of a list of `total` products that can be reached. */
export const lastShopPage = (total: number) => lastPage(Math.min(total, REACHABLE), SHOP_PAGE_SIZE)

/** The filters, sort order and page that the shopper wants; stored in the address of the shop page. */
export type Wishes = Filters & {
  category: number
  q: string
  /** Only products that have the words as they are typed. */
  exact?: true
  price: number
  sort: Sort
  page: number
  /** The address of the collection whose page lists them. */
  inCollection?: string
}

/**
 * How results differ from the typed words. CORRECTED: they are those of `term`, without typing errors. SOME: no product has all of the
 * words, and these have some. SIMILAR: few products have the words, and many those of `term`.
 */
export const wordings = ['CORRECTED', 'SOME', 'SIMILAR'] as const
export type Wording = { kind: (typeof wordings)[number]; term: string }

/** Returns the address of these wishes; defaults are left out. */
export function shopAddress(wishes: Partial<Wishes> & Pick<Wishes, 'category'>): string {
  const { category, q, exact, rating, inStock, tag, price, sort, page, inCollection } = wishes
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (q && exact) query.set('exact', '1')
  for (const name of listFilters) if (wishes[name]?.length) query.set(name, wishes[name].join())
  if (rating) query.set('rating', String(rating))
  if (inStock) query.set('inStock', '1')
  if (tag) query.set('tag', tag)
  if (price && price !== PRICE_MOST) query.set('price', String(price))
  if (sort && sort !== 'best') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  const path = inCollection ? collectionPath(inCollection) : `/shop/${category}`
  return `${path}${query.size > 0 ? `?${query}` : ''}`.replaceAll('%2C', ',')
}
