import { answerFindMisses } from './find-misses.server.ts'
import { answerFindShopPage } from './find-shop-page.server.ts'
import { answerSearchProducts } from './search-products.server.ts'
import { answerSuggest } from './suggest.server.ts'
import {
  answerFindPlacedTerms,
  answerFindPlacements,
  answerSavePlacements,
} from './words/edit-placements.server.ts'
import { answerDeleteSynonyms, answerFindSynonyms, answerSaveSynonyms } from './words/edit-synonyms.server.ts'

/** The handlers of every call of the search. */
export const searchHandlers = [
  answerFindShopPage,
  answerSearchProducts,
  answerSuggest,
  answerFindMisses,
  answerFindSynonyms,
  answerSaveSynonyms,
  answerDeleteSynonyms,
  answerFindPlacedTerms,
  answerFindPlacements,
  answerSavePlacements,
] as const
