import type { Database } from '../../../database/pool.ts'
import { lineTax } from '../../cart/cart.rules.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { readArticle, saveArticle } from '../../catalogue/editing/save-article.server.ts'
import type { Kind } from '../animals.rules.ts'
import { articleOf, skuOf } from '../articles.ts'
import type { Price } from '../deposit.rules.ts'

/**
 * Reads what the price of shares depends on: the shop's settings, the tax where they are handed over, and the articles of
 * their kinds.
 */
export async function readShareCharges(database: Database, kinds: readonly Kind[]) {
  const wanted = [...new Set(kinds)]
  const [charges, ...articles] = await Promise.all([
    readCharges(database, { delivered: false }),
    ...wanted.map(kind => readArticle(database, skuOf(kind))),
  ])
  const ofKind = new Map(wanted.map((kind, at) => [kind, articles[at]]))
  const basisPointsOf = (kind: Kind) =>
    ofKind.get(kind)?.taxExempt === false ? charges.rules.taxBasisPoints : 0
  return {
    ...charges,
    /** Returns the article for an order line with a share of this kind; saves it if it is the first one. */
    saveArticleOf: async (kind: Kind, now: Date) =>
      ofKind.get(kind) ?? saveArticle(database, articleOf(kind), now),
    basisPointsOf,
    /** Returns the price of a share of this kind that costs this much net, in minor units. */
    priceOf: (kind: Kind, net: number): Price => ({ net, tax: lineTax(net, basisPointsOf(kind)) }),
  }
}
/** Everything that the price of shares depends on. */
export type ShareCharges = Awaited<ReturnType<typeof readShareCharges>>
