import { inArray } from 'drizzle-orm'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { listProducts } from '../../catalogue/find-products.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { matchWords } from '../../search/match-words.server.ts'
import { findGoods } from './phone-order.contract.ts'

const SHOWN = 8
/** The number of candidates from which the best are shown. */
const RANKED = 100

/** Finds products; one with this very SKU comes first. */
export const answerFindGoods = handle(findGoods, async ({ q }, { database }) => {
  const term = q.trim()
  if (term === '') return []
  const place = { sort: 'best', page: 1, size: SHOWN, most: RANKED } as const
  const [numbered, { ids }] = await Promise.all([
    database
      .select({ productId: products.productId })
      .from(products)
      .where(inArray(products.sku, [...new Set([term, term.toUpperCase()])])),
    matchWords(database, term, place, { typing: true }),
  ])
  const first = numbered.map(({ productId }) => productId)
  const [exact, found] = await Promise.all([
    listProducts(database, { ids: first }),
    listProducts(database, { ids }),
  ])
  return [...exact, ...found.filter(({ productId }) => !first.includes(productId))].slice(0, SHOWN)
})
