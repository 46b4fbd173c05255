import type { Product } from './catalogue.contract.ts'
import { type Chosen, firstChoices } from './option-prices.rules.ts'
import { chosenYield, quantityLeft } from './quantity-left.ts'

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
  'step',
  'minimum',
  'maximum',
  'priceUnit',
  'pricedPer',
  'nominalMeasure',
  'comparePrices',
] as const

/** The fields of a product that a card shows. `choices`: the cut, size and colour that its price includes. */
export type CardProduct = Pick<Product, (typeof shown)[number]> & {
  image: string | undefined
  choices: Chosen
  /** Set if the product is weighed after it is cut: the part of the weight that these choices leave, in hundredths of a per cent. */
  weighedAfter?: true
  yieldBp?: number
  /** Set if its buyers must have an age. */
  ageFrom?: number
  /** Set if a variant or what is in a box is chosen: what the dearest one costs. */
  dearestPrice?: number
}

/** The most characters of a description on a card: pages with many cards stay small. */
const MOST_DETAILS = 300

/** Drops the fields that a card does not show, to keep pages with many cards small. */
export function cardProduct(product: Product): CardProduct {
  const picked = Object.fromEntries(shown.map(field => [field, product[field]]))
  const choices = firstChoices(product)
  const yieldBp = chosenYield(product.choiceYields, choices)
  return {
    ...(picked as Pick<Product, (typeof shown)[number]>),
    image: product.images[0],
    choices,
    ...(product.weighedAfter
      ? { weighedAfter: true, yieldBp, quantity: quantityLeft(product, yieldBp) }
      : {}),
    ...(product.ageFrom === null ? {} : { ageFrom: product.ageFrom }),
    ...(product.variantOptions || product.boxed === 'CHOOSE'
      ? { dearestPrice: product.dearestPrice ?? product.effectivePrice }
      : {}),
    productDetails: product.productDetails.slice(0, MOST_DETAILS).toWellFormed(),
  }
}
