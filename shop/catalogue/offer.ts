import type { Product } from './catalogue.contract.ts'

const offered = [
  'productId',
  'productName',
  'unitPrice',
  'effectivePrice',
  'discount',
  'quantity',
  'step',
  'minimum',
  'maximum',
  'stockTracked',
  'packagingAttributes',
  'cuttingAttributes',
  'extraAttributes',
  'optionPrices',
  'sellinPcs',
  'unitName',
  'weighed',
  'pricedUnit',
  'priceUnit',
  'pricedPer',
  'nominalMeasure',
  'tolerance',
  'comparePrices',
] as const

/** The fields of a product that its buyer needs. */
export type Offer = Pick<Product, (typeof offered)[number]>

/** Drops the other fields: a document sends the rest beside its living part (see `island`). */
export const offerOf = (product: Product): Offer =>
  Object.fromEntries(offered.map(field => [field, product[field]])) as Offer
