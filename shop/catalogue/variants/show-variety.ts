import { toDecimal } from '../../lib/money.ts'
import type { Product } from '../catalogue.contract.ts'
import type { variety } from './variants.fields.ts'

type Varied = {
  variantOptions: string[] | null
  dearestPrice: number | null
  variantOf: number | null
  variantValues: string[] | null
}

/** Shows the options of a product with variants, or the values of a variant; nothing for all others. */
export const showVariety = (
  { variantOptions, dearestPrice, variantOf, variantValues }: Varied,
  exponent: number,
): Pick<Product, keyof typeof variety> => ({
  ...(variantOptions === null ? {} : { variantOptions }),
  ...(dearestPrice === null ? {} : { dearestPrice: toDecimal(dearestPrice, exponent) }),
  ...(variantOf === null ? {} : { variantOf }),
  ...(variantValues === null ? {} : { variantValues }),
})
