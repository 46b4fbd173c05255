import {
  findAllBrands,
  findAllCategories,
  findAllDepartments,
  findAllProductImages,
  findCategoriesByName,
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProduct,
  findProductImages,
  findProductsByBrand,
  findProductsByCategory,
  findProductsByCategoryPage,
  relatedProducts,
} from './catalogue/catalogue.contract.ts'
import { findAllNews } from './content/content.contract.ts'
import { findAllCustomerTypes } from './customers/customers.contract.ts'
import type { Call, OutputOf, ParsedOf } from './lib/call.ts'
import {
  findAllCountries,
  findAllStates,
  findCitiesByCountry,
  findCitiesByState,
  findStatesByCountry,
} from './places/places.contract.ts'
import { findAllReviews, summariseReviews } from './reviews/reviews.contract.ts'
import { findShopPage, searchProducts, suggest } from './search/search.contract.ts'
import {
  findAllStoreHours,
  findAllTaxes,
  findAllTaxesByStateCode,
  findSettings,
} from './settings/settings.contract.ts'

type Shows = (input: never, output: never) => string[]

/** Declares what an answer shows, with the types of its call. */
const shows = <C extends Call>(call: C, things: (input: ParsedOf<C>, output: OutputOf<C>) => string[]) =>
  [call, things as Shows] as const

type Goods = { productList: { productId: number }[] }
const each = ({ productList }: Goods) => productList.map(({ productId }) => `product ${productId}`)
/** Which goods are in such a list changes with any product. */
const anyOf = (_input: unknown, output: Goods) => ['products', ...each(output)]
const of =
  (...things: string[]) =>
  () =>
    things

/**
 * What the answer of each public call shows: an answer may be kept until one of these changes. A product is `product 101`
 * (also its stock); the goods of a category `products in 1`; which goods there are `products`. The database says what
 * changed, by triggers (`database/migrations`). A call that is not here is never kept.
 */
export const shownThings: ReadonlyMap<Call, Shows> = new Map<Call, Shows>([
  shows(findSettings, of('settings')),
  shows(findAllTaxes, of('taxes')),
  shows(findAllTaxesByStateCode, of('taxes')),
  shows(findAllStoreHours, of('hours')),
  shows(findAllCountries, of('places')),
  shows(findStatesByCountry, of('places')),
  shows(findAllStates, of('places')),
  shows(findCitiesByState, of('places')),
  shows(findCitiesByCountry, of('places')),
  shows(findAllCustomerTypes, of('customer types')),
  shows(findProduct, ({ id }) => [`product ${id}`]),
  shows(findAllDepartments, of('departments')),
  shows(findAllCategories, of('departments')),
  shows(findCategoriesByName, of('departments')),
  shows(findAllBrands, of('brands')),
  shows(findProductsByCategory, ({ category }, output) => [`products in ${category}`, ...each(output)]),
  shows(findProductsByCategoryPage, ({ category }, output) => [
    category === -1 ? 'products' : `products in ${category}`,
    ...each(output),
  ]),
  shows(findPopularProducts, anyOf),
  shows(findPopularMeatProducts, anyOf),
  shows(findFoodProducts, ({ x }, output) => [`products in ${x}`, ...each(output)]),
  shows(findProductsByBrand, anyOf),
  shows(relatedProducts, anyOf),
  shows(findProductImages, ({ id }) => [`product ${id}`]),
  shows(findAllProductImages, of('products')),
  shows(findShopPage, ({ category }, output) => [
    category === -1 ? 'products' : `products in ${category}`,
    ...each(output),
  ]),
  shows(searchProducts, anyOf),
  shows(suggest, of('products', 'departments')),
  shows(findAllNews, of('news')),
  shows(findAllReviews, ({ productId }) => [productId === undefined ? 'reviews' : `reviews of ${productId}`]),
  shows(summariseReviews, ({ productId }) => [`reviews of ${productId}`]),
])
