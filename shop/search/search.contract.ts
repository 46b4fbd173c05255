import { z } from 'zod'
import { images, inCategory, pageOf, product, upTo } from '../catalogue/catalogue.contract.ts'
import { chickens, wholeChicken } from '../catalogue/catalogue.examples.ts'
import { filterFields, filterOption } from '../catalogue/filters/filters.fields.ts'
import { showsProducts } from '../catalogue/shows-products.ts'
import { defineCall } from '../lib/call.ts'
import { wholeNumber } from '../lib/fields.ts'
import type { Thing } from '../lib/things.ts'
import {
  LARGEST_PAGE,
  PRICE_LEAST,
  PRICE_MOST,
  pageSizes,
  SHOP_PAGE_SIZE,
  sorts,
  wordings,
} from './search.rules.ts'

/** The maximum number of products in the answers of a search, and of products and categories that are suggested. */
export const MOST_FOUND = 50
export const MOST_SUGGESTED = { products: 6, categories: 3, departments: 2, pages: 2 } as const
const term = z.string().max(10_000)

/** The things that decide which products a list has. */
const listed = ({
  category,
  q,
  collection,
}: {
  category: number
  q: string
  collection: number
}): Thing[] => {
  if (q) return ['products', 'search']
  return collection > 0 ? ['collections', `collection ${collection}`] : [inCategory(category)]
}

export const findShopPage = defineCall({
  does: 'Lists 10 (or `size`) products of the shop page, of a category or of all (-1), filtered and sorted, from page 1. `diet`, `freeFrom`, `certificate` and `brand` have commas between their values: products suit all of these diets, are declared to be free from all of these allergens, have all of these claims proved by certificates today, and are of one of these brands. `tag`: they have this tag. `collection`: they are in the collection with this id, of which those chosen by hand come in their order.',
  method: 'GET',
  path: '/products/findShopPage',
  who: 'anyone',
  shows: ({ category, q, collection }, answer) =>
    showsProducts(answer?.productList, ...listed({ category, q, collection }), 'certificates'),
  input: z.object({
    category: wholeNumber(-1, 2_147_483_647),
    q: term.default(''),
    /** 1: only products that have all words as they are typed. */
    exact: z.enum(['0', '1']).default('0'),
    price: wholeNumber(PRICE_LEAST, PRICE_MOST).default(PRICE_MOST),
    sort: z.enum(sorts).default('best'),
    page: wholeNumber(1, 1_000_000).default(1),
    size: wholeNumber(SHOP_PAGE_SIZE, LARGEST_PAGE).pipe(z.literal(pageSizes)).default(SHOP_PAGE_SIZE),
    ...filterFields,
  }),
  /** `more`: more match than were counted. `filters`: what the list can be narrowed to. `wording`: how the results differ from the typed words. */
  output: pageOf(LARGEST_PAGE).extend({
    page: z.int(),
    more: z.boolean(),
    filters: z.array(filterOption),
    wording: z.object({ kind: z.enum(wordings), term: z.string() }).optional(),
  }),
  example: {
    input: { category: 1, q: '', price: 1000, sort: 'best', page: 1, freeFrom: 'MILK' },
    output: {
      ...chickens,
      totalProductCount: 16,
      page: 1,
      more: false,
      filters: [{ filter: 'freeFrom', value: 'MILK', products: 16, more: false }],
    },
  },
  failures: {},
})

export const searchProducts = defineCall({
  does: 'Finds up to 50 products by words, best match first. Accepts any text and forgives typing errors.',
  method: 'GET',
  path: '/products/searchProducts/{term}',
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer?.productList, 'products', 'search'),
  input: z.object({ term, images }),
  output: upTo(MOST_FOUND),
  example: { input: { term: 'chicken', images: 'url' }, output: chickens },
  failures: {},
})

export const suggest = defineCall({
  does: 'Suggests up to 6 products, 3 categories, 2 departments and 2 pages while the shopper types.',
  method: 'GET',
  path: '/search/suggest',
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer?.products, 'products', 'search', 'content'),
  input: z.object({ q: term }),
  output: z.object({
    products: z
      .array(
        product.pick({
          productId: true,
          productName: true,
          category: true,
          categoryId: true,
          subCategory: true,
          effectivePrice: true,
          unitName: true,
          images: true,
        }),
      )
      .max(MOST_SUGGESTED.products),
    categories: z
      .array(z.object({ categoryId: z.int(), category: z.string(), subCategory: z.string() }))
      .max(MOST_SUGGESTED.categories),
    departments: z
      .array(z.object({ deptName: z.string(), title: z.string() }))
      .max(MOST_SUGGESTED.departments),
    pages: z.array(z.object({ address: z.string(), title: z.string() })).max(MOST_SUGGESTED.pages),
  }),
  example: {
    input: { q: 'chicken' },
    output: {
      products: [
        {
          productId: 101,
          productName: 'Whole Chicken',
          category: 'MEAT',
          categoryId: 1,
          subCategory: 'Chicken',
          effectivePrice: 890,
          unitName: 'piece',
          images: wholeChicken.images,
        },
      ],
      categories: [{ categoryId: 1, category: 'MEAT', subCategory: 'Chicken' }],
      departments: [],
      pages: [],
    },
  },
  failures: {},
})

export const searchCalls = [findShopPage, searchProducts, suggest] as const
