import type { Article } from '../catalogue/keep-article.server.ts'
import { m } from '../messages/m.ts'
import type { Kind } from './animals.rules.ts'

/** The SKU of what an order has in a line for a share of an animal of a kind. */
export const skuOf = (kind: Kind) => `QURBANI-${kind}`

const names: Record<Kind, () => string> = {
  GOAT: m.qurbani_article_goat,
  SHEEP: m.qurbani_article_sheep,
  COW: m.qurbani_article_cow,
  CAMEL: m.qurbani_article_camel,
}

/** What an order has in a line for a share of an animal of a kind. */
export const articleOf = (kind: Kind): Article => ({
  sku: skuOf(kind),
  productName: names[kind](),
  productDetails: m.qurbani_article_details(),
  deptName: 'QURBANI',
  subCategory: m.qurbani_title(),
})
