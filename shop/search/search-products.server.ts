import { listProducts } from '../catalogue/find-products.server.ts'
import { handle } from '../lib/handler.server.ts'
import { matchWords } from './match-words.server.ts'
import { searchProducts } from './search.contract.ts'

export const answerSearchProducts = handle(searchProducts, async ({ term, images }, { database }) => {
  const { where, rank } = await matchWords(database, term)
  return { productList: await listProducts(database, { where, orderBy: [rank], limit: 50 }, images) }
})
