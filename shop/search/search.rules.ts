import { REACHABLE } from '../catalogue/catalogue.rules.ts'
import { type Filters, isFiltered, listFilters, readFilters } from '../catalogue/filters/filters.rules.ts'
import { lastPage, pageFrom } from '../lib/pages.ts'

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

const LONGEST_TERM = 10_000

/** The filters, sort order and page that the shopper wants; stored in the address of the shop page. */
export type Wishes = Filters & { category: number; q: string; price: number; sort: Sort; page: number }

/** The parameters of an address that has wishes; a form without JavaScript puts the category there, too. */
export const wishNames = [
  'category',
  'q',
  ...listFilters,
  'rating',
  'inStock',
  'price',
  'sort',
  'page',
] as const

/** Returns the category id of an address: -1 for all; `undefined` if it cannot be an id. */
export function readCategory(text: string | null | undefined): number | undefined {
  return text && /^(-1|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
}

/** Reads the wishes from the query of an address or from the filter form; invalid values fall back to the defaults. */
export function readWishes(category: number, query: URLSearchParams): Wishes {
  const price = Number(query.get('price')?.match(/^\d{1,4}$/)?.[0] ?? PRICE_MOST)
  return {
    category,
    q: (query.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_TERM),
    price: price >= PRICE_LEAST && price <= PRICE_MOST ? price : PRICE_MOST,
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'best',
    page: Math.min(pageFrom(query.get('page')), 1_000_000),
    ...readFilters(query),
  }
}

/** True if filters hide products of the category or of the search. */
export const isNarrowed = (wishes: Wishes) => wishes.price !== PRICE_MOST || isFiltered(wishes)

/** Returns the wishes as the call for a page of the shop takes them. */
export const askedFor = ({ diet, freeFrom, brand, rating, inStock, ...wishes }: Wishes) => ({
  ...wishes,
  diet: diet.join(),
  freeFrom: freeFrom.join(),
  brand: brand.join(),
  rating: String(rating) as '0' | '3' | '4',
  inStock: inStock ? ('1' as const) : ('0' as const),
})

/** Returns the address of these wishes; defaults are left out. */
export function shopAddress(wishes: Partial<Wishes> & Pick<Wishes, 'category'>): string {
  const { category, q, rating, inStock, price, sort, page } = wishes
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const name of listFilters) if (wishes[name]?.length) query.set(name, wishes[name].join())
  if (rating) query.set('rating', String(rating))
  if (inStock) query.set('inStock', '1')
  if (price && price !== PRICE_MOST) query.set('price', String(price))
  if (sort && sort !== 'best') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  return `/shop/${category}${query.size > 0 ? `?${query}` : ''}`.replaceAll('%2C', ',')
}
