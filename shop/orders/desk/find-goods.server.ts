import { asc, desc, inArray, or } from 'drizzle-orm'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { listProducts } from '../../catalogue/find-products.server.ts'
import { soldInstead, variantsNamed } from '../../catalogue/variants/sold-instead.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { matchWords } from '../../search/match-words.server.ts'
import { findGoods } from './phone-order.contract.ts'

const SHOWN = 8
/** The number of candidates from which the best are shown. */
const RANKED = 100

/** Finds products that can be ordered; one with this very SKU comes first, then variants with all of the words in their names. */
export const answerFindGoods = handle(findGoods, async ({ q }, { database }) => {
  const term = q.trim()
  if (term === '') return []
  const place = { sort: 'best', page: 1, size: SHOWN, most: RANKED } as const
  const numbered = inArray(products.sku, [...new Set([term, term.toUpperCase()])])
  const [named, { ids }] = await Promise.all([
    database
      .select({ productId: products.productId })
      .from(products)
      .where(or(numbered, variantsNamed(term.split(/\s+/))))
      .orderBy(desc(numbered), asc(products.productId))
      .limit(SHOWN),
    matchWords(database, term, place, { typing: true }),
  ])
  const first = named.map(({ productId }) => productId)
  const found = await listProducts(database, { ids: soldInstead([...new Set([...first, ...ids])]) })
  return [...new Map(found.map(one => [one.productId, one])).values()].slice(0, SHOWN)
})
