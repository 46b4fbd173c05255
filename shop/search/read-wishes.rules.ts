import { isFiltered, readFilters } from '../catalogue/filters/filters.rules.ts'
import { listFilters } from '../catalogue/filters/list-filters.ts'
import { pageFrom } from '../lib/pages.ts'
import {
  firstPageOf,
  PRICE_LEAST,
  PRICE_MOST,
  pageSizes,
  SHOP_PAGE_SIZE,
  sorts,
  type Wishes,
} from './search.rules.ts'

const LONGEST_TERM = 10_000

/** The parameters of an address that has wishes; a form without JavaScript puts the category there, too. */
export const wishNames = [
  'category',
  'q',
  'exact',
  ...listFilters,
  'rating',
  'inStock',
  'tag',
  'price',
  'sort',
  'size',
  'page',
  'from',
] as const

/** Returns the category id of an address: -1 for all; `undefined` if it cannot be an id. */
export function readCategory(text: string | null | undefined): number | undefined {
  return text && /^(-1|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
}

/** Reads the wishes from the query of an address or from the filter form; invalid values fall back to the defaults. */
export function readWishes(category: number, query: URLSearchParams): Wishes {
  const size = pageSizes.find(size => String(size) === query.get('size')) ?? SHOP_PAGE_SIZE
  const page = Math.min(pageFrom(query.get('page')), 1_000_000)
  const from = query.has('from') ? firstPageOf(page, pageFrom(query.get('from')), size) : page
  const price = Number(query.get('price')?.match(/^\d{1,4}$/)?.[0] ?? PRICE_MOST)
  return {
    category,
    q: (query.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_TERM),
    ...(query.get('exact') === '1' ? { exact: true as const } : {}),
    price: price >= PRICE_LEAST && price <= PRICE_MOST ? price : PRICE_MOST,
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'best',
    page,
    ...(size === SHOP_PAGE_SIZE ? {} : { size }),
    ...(from < page ? { from } : {}),
    ...readFilters(query),
  }
}

/** True if filters hide products of the category or of the search. */
export const isNarrowed = (wishes: Wishes) => wishes.price !== PRICE_MOST || isFiltered(wishes)

/** Returns the wishes as the call for a page of the shop takes them. */
export const askedFor = ({
  exact,
  diet,
  freeFrom,
  certificate,
  brand,
  rating,
  inStock,
  from: _,
  inCollection: __,
  ...wishes
}: Wishes) => ({
  ...wishes,
  exact: exact ? ('1' as const) : ('0' as const),
  diet: diet.join(),
  freeFrom: freeFrom.join(),
  certificate: certificate.join(),
  brand: brand.join(),
  rating: String(rating) as '0' | '3' | '4',
  inStock: inStock ? ('1' as const) : ('0' as const),
})
