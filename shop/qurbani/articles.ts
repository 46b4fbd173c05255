import type { Article } from '../catalogue/editing/save-article.server.ts'
import { m } from '../messages/m.ts'
import type { Kind } from './animals.rules.ts'

/** The SKU of an order line for a share of this kind of animal. */
export const skuOf = (kind: Kind) => `QURBANI-${kind}`

const names: Record<Kind, () => string> = {
  GOAT: m.qurbani_article_goat,
  SHEEP: m.qurbani_article_sheep,
  COW: m.qurbani_article_cow,
  CAMEL: m.qurbani_article_camel,
}

/** The article of an order line for a share of this kind of animal. */
export const articleOf = (kind: Kind): Article => ({
  sku: skuOf(kind),
  productName: names[kind](),
  productDetails: m.qurbani_article_details(),
  deptName: 'QURBANI',
  subCategory: m.qurbani_title(),
})
