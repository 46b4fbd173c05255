import { listProducts } from '../catalogue/find-products.server.ts'
import { handle } from '../lib/handler.server.ts'
import { matchWords } from './match-words.server.ts'
import { MOST_FOUND, searchProducts } from './search.contract.ts'
import { SEARCH_MOST } from './search.rules.ts'

export const answerSearchProducts = handle(searchProducts, async ({ term, images }, { database }) => {
  const place = { sort: 'best', page: 1, size: MOST_FOUND, most: SEARCH_MOST } as const
  const { ids } = await matchWords(database, term, place)
  return { productList: await listProducts(database, { ids }, images) }
})
