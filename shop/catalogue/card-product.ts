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

/** What a card shows of a product. */
export type CardProduct = Pick<Product, (typeof shown)[number]> & { image: string | undefined }

/** Leaves out what a card does not show, so that pages with many cards stay light. */
export function cardProduct(product: Product): CardProduct {
  const picked = Object.fromEntries(shown.map(field => [field, product[field]]))
  return { ...(picked as Pick<Product, (typeof shown)[number]>), image: product.images[0] }
}
