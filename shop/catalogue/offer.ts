import type { ShownBox } from '../boxes/shown-box.fields.ts'
import type { Currency } from '../lib/money.ts'
import type { Product } from './catalogue.contract.ts'
import { type ChoiceNotes, choiceNotesOf } from './choice-notes.ts'

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
  'piecePrices',
  'linePrices',
  'choiceYields',
  'sellinPcs',
  'unitName',
  'weighed',
  'weighedAfter',
  'pricedUnit',
  'priceUnit',
  'pricedPer',
  'nominalMeasure',
  'tolerance',
  'comparePrices',
  'boxed',
] as const

/** The fields of a product that its buyer needs, and the words beside its choices. */
export type Offer = Pick<Product, (typeof offered)[number]> & {
  choiceNotes: ChoiceNotes
  /** The contents of a box of which some parts are chosen. */
  contents?: ShownBox
  /** The surcharges of what is chosen for each piece, and once; 0 if absent. */
  each?: number
  once?: number
  /** The price of so much of it that ends soon; absent if none does. */
  reduced?: { effectivePrice: number; left: number }
  /** The part of the weight that the choices leave, in hundredths of a per cent; all of it if absent. */
  yieldBp?: number
}

/** Drops the other fields: a document sends the rest beside its living part (see `island`). */
export const offerOf = (product: Product, currency: Currency): Offer =>
  ({
    ...Object.fromEntries(offered.map(field => [field, product[field]])),
    choiceNotes: choiceNotesOf(product, currency),
    ...(product.boxed === 'CHOOSE' && product.contents ? { contents: product.contents } : {}),
  }) as Offer
