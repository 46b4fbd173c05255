import { answerFindMisses } from './find-misses.server.ts'
import { answerFindShopPage } from './find-shop-page.server.ts'
import { answerSearchProducts } from './search-products.server.ts'
import { answerSuggest } from './suggest.server.ts'

/** The handlers of every call of the search. */
export const searchHandlers = [
  answerFindShopPage,
  answerSearchProducts,
  answerSuggest,
  answerFindMisses,
] as const
