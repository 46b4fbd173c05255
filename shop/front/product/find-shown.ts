import type { RouterContextProvider } from 'react-router'
import { ask } from '../../ask.ts'
import { findReducedPrices } from '../../cart/reduced-prices.contract.ts'
import { findProduct } from '../../catalogue/catalogue.contract.ts'
import { findProductDocuments } from '../../catalogue/editing/product-form.contract.ts'
import { firstVariant } from '../../catalogue/variants/variant-choice.rules.ts'
import { findAllReviews, summariseReviews } from '../../reviews/reviews.contract.ts'

type Context = Readonly<RouterContextProvider>
type Id = string | number

/** Finds the reviews and documents of a product, which are those of all its variants. */
async function findOfWhole(context: Context, productId: Id, page: number) {
  const [summary, reviews, files] = await Promise.all([
    ask(context, summariseReviews, { productId }),
    ask(context, findAllReviews, { productId, page }),
    ask(context, findProductDocuments, { id: productId, images: 'url' }),
  ])
  return { summary, reviews, files }
}

/** Finds a product or a variant, with its reduced prices. */
async function findOne(context: Context, productId: Id) {
  const [product, reduced] = await Promise.all([
    ask(context, findProduct, { id: productId, images: 'url' }),
    ask(context, findReducedPrices, { productId }),
  ])
  return { product, reduced }
}

/**
 * Finds what the page of a product shows of it. A product with variants shows the first of them that is left; each variant has a page,
 * with the reviews and documents of its product. `page`: of the reviews.
 */
export async function findShown(context: Context, productId: Id, page: number) {
  const [asked, ofAsked] = await Promise.all([
    findOne(context, productId),
    findOfWhole(context, productId, page),
  ])
  const { variants } = asked.product
  if (!variants) return { ...asked, ...ofAsked, whole: asked.product.productId }
  const isWhole = asked.product.productId === variants.productId
  const first = isWhole ? firstVariant(variants.all) : undefined
  const [one, ofWhole] = await Promise.all([
    first ? findOne(context, first.productId) : asked,
    isWhole ? ofAsked : findOfWhole(context, variants.productId, page),
  ])
  return { ...one, ...ofWhole, whole: variants.productId }
}
