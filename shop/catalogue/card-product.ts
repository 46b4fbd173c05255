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

/** Drops the fields that a card does not show, to keep pages with many cards small. */
export function cardProduct(product: Product): CardProduct {
  const picked = Object.fromEntries(shown.map(field => [field, product[field]]))
  return { ...(picked as Pick<Product, (typeof shown)[number]>), image: product.images[0] }
}
