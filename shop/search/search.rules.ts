import { REACHABLE } from '../catalogue/catalogue.rules.ts'
import type { Filters } from '../catalogue/filters/filters.rules.ts'
import { listFilters } from '../catalogue/filters/list-filters.ts'
import { collectionPath } from '../collections/collection-address.rules.ts'
import { lastPage } from '../lib/pages.ts'

/** The sort orders of a list. */
export const sorts = ['best', 'price', '-price', 'name', 'new'] as const
export type Sort = (typeof sorts)[number]

/** The products on a page (spec section 9), and the other numbers that a shopper can choose. */
export const SHOP_PAGE_SIZE = 10
export const pageSizes = [SHOP_PAGE_SIZE, 20, 40] as const
export type PageSize = (typeof pageSizes)[number]
/** The largest page, and the most products that a list shows at once when pages are added to it. */
export const LARGEST_PAGE = 40
const MOST_AT_ONCE = 120
/** The number of matches of a search that are ranked; those beyond are not counted. */
export const SEARCH_MOST = 300
/** The price slider's stops, decimals of the currency; its top stop means "this much or more". */
export const PRICE_LEAST = 1
export const PRICE_MOST = 1000
/** The category id in the address that means every product. */
export const ALL = -1

/** Returns the last page of a list of `total` products that can be reached. */
export const lastShopPage = (total: number, size: number = SHOP_PAGE_SIZE) =>
  lastPage(Math.min(total, REACHABLE), size)

/** Returns the first page of a list that shows all pages up to one, from `from` on if these are not too many. */
export const firstPageOf = (page: number, from: number, size: number) =>
  Math.max(1, Math.min(from, page), page - Math.floor(MOST_AT_ONCE / size) + 1)

/** The filters, sort order and page that the shopper wants; stored in the address of the shop page. */
export type Wishes = Filters & {
  category: number
  q: string
  /** Only products that have the words as they are typed. */
  exact?: true
  price: number
  sort: Sort
  page: number
  /** The products on a page, unless these are ten. */
  size?: PageSize
  /** The first of the pages that are shown together, unless only one is. */
  from?: number
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
  const { category, q, exact, rating, inStock, tag, price, sort, page, size, from, inCollection } = wishes
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (q && exact) query.set('exact', '1')
  for (const name of listFilters) if (wishes[name]?.length) query.set(name, wishes[name].join())
  if (rating) query.set('rating', String(rating))
  if (inStock) query.set('inStock', '1')
  if (tag) query.set('tag', tag)
  if (price && price !== PRICE_MOST) query.set('price', String(price))
  if (sort && sort !== 'best') query.set('sort', sort)
  if (size && size !== SHOP_PAGE_SIZE) query.set('size', String(size))
  if (page && page > 1) query.set('page', String(page))
  if (page && from && from < page) query.set('from', String(from))
  const path = inCollection ? collectionPath(inCollection) : `/shop/${category}`
  return `${path}${query.size > 0 ? `?${query}` : ''}`.replaceAll('%2C', ',')
}
