import { answerPriceCart } from './cart/price-cart.server.ts'
import { answerFindAllBrands } from './catalogue/find-all-brands.server.ts'
import { answerFindAllCategories, answerFindCategoriesByName } from './catalogue/find-categories.server.ts'
import { answerFindAllDepartments } from './catalogue/find-departments.server.ts'
import {
  answerFindAllProductImages,
  answerFindProductImages,
} from './catalogue/find-product-images.server.ts'
import {
  answerFindFoodProducts,
  answerFindPopularMeatProducts,
  answerFindPopularProducts,
  answerFindProduct,
  answerFindProductsByBrand,
  answerFindProductsByCategory,
  answerRelatedProducts,
} from './catalogue/find-products.server.ts'
import { answerFindProductsByCategoryPage } from './catalogue/find-products-by-category-page.server.ts'
import { answerFindAllNews } from './content/find-all-news.server.ts'
import type { Handler } from './lib/handler.server.ts'
import { answerFindOrderByLink } from './orders/find-order-by-link.server.ts'
import { answerSaveOrder } from './orders/save-order.server.ts'
import {
  answerFindAllCountries,
  answerFindAllStates,
  answerFindCitiesByState,
  answerFindStatesByCountry,
} from './places/find-places.server.ts'
import { answerFindAllReviews } from './reviews/find-all-reviews.server.ts'
import { answerFindShopPage } from './search/find-shop-page.server.ts'
import { answerSearchProducts } from './search/search-products.server.ts'
import { answerSuggest } from './search/suggest.server.ts'
import { answerFindAllStoreHours } from './settings/find-all-store-hours.server.ts'
import { answerFindAllTaxes } from './settings/find-all-taxes.server.ts'
import { answerFindAllTaxesByStateCode } from './settings/find-all-taxes-by-state-code.server.ts'
import { answerFindSettings } from './settings/find-settings.server.ts'

/** What answers each call of `contract.ts`. */
export const handlers = [
  answerFindSettings,
  answerFindAllTaxes,
  answerFindAllTaxesByStateCode,
  answerFindAllStoreHours,
  answerFindAllCountries,
  answerFindStatesByCountry,
  answerFindAllStates,
  answerFindCitiesByState,
  answerFindProduct,
  answerFindAllDepartments,
  answerFindAllCategories,
  answerFindCategoriesByName,
  answerFindAllBrands,
  answerFindProductsByCategory,
  answerFindProductsByCategoryPage,
  answerFindPopularProducts,
  answerFindPopularMeatProducts,
  answerFindFoodProducts,
  answerFindProductsByBrand,
  answerRelatedProducts,
  answerFindProductImages,
  answerFindAllProductImages,
  answerFindShopPage,
  answerSearchProducts,
  answerSuggest,
  answerFindAllReviews,
  answerFindAllNews,
  answerPriceCart,
  answerSaveOrder,
  answerFindOrderByLink,
] as unknown as readonly Handler[]
