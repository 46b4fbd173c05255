import type { Product } from './catalogue.contract.ts'

const shown = [
  'productId',
  'productName',
  'productDetails',
  'category',
  'categoryId',
  'unitPrice',
  'effectivePrice',
  'discount',
  'quantity',
  'unitName',
] as const

/** The fields of a product that a card shows. */
export type CardProduct = Pick<Product, (typeof shown)[number]> & { image: string | undefined }

/** The most characters of a description on a card: pages with many cards stay small. */
const MOST_DETAILS = 300

/** Drops the fields that a card does not show, to keep pages with many cards small. */
export function cardProduct(product: Product): CardProduct {
  const picked = Object.fromEntries(shown.map(field => [field, product[field]]))
  return {
    ...(picked as Pick<Product, (typeof shown)[number]>),
    image: product.images[0],
    productDetails: product.productDetails.slice(0, MOST_DETAILS).toWellFormed(),
  }
}
