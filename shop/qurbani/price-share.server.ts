import type { Database } from '../../database/pool.ts'
import { lineTax } from '../cart/cart.rules.ts'
import { readCharges } from '../cart/charges.server.ts'
import { keepArticle, readArticle } from '../catalogue/keep-article.server.ts'
import type { Kind } from './animals.rules.ts'
import { articleOf, skuOf } from './articles.ts'
import type { Price } from './deposit.rules.ts'

/** What shares are charged by: settings of the shop, the tax where they are handed over, and the articles of their kinds. */
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
    /** What an order has in a line for a share of this kind; kept from the first one on. */
    keepArticleOf: async (kind: Kind, now: Date) =>
      ofKind.get(kind) ?? keepArticle(database, articleOf(kind), now),
    basisPointsOf,
    /** What a share of this kind costs at so much net, in minor units. */
    priceOf: (kind: Kind, net: number): Price => ({ net, tax: lineTax(net, basisPointsOf(kind)) }),
  }
}
/** What shares are charged by. */
export type ShareCharges = Awaited<ReturnType<typeof readShareCharges>>
