import { toMinor } from '../../lib/money.ts'
import { storedCodes } from '../codes/product-codes.rules.ts'
import { withCutPrice } from '../cut-price.rules.ts'
import type { VariantInput } from './wrong-variants.rules.ts'

/** Returns the columns of a variant that are its own, as they are saved; `before`: the variant, or its product for a new one. */
export function variantColumnsOf(
  input: VariantInput,
  place: number,
  exponent: number,
  before: { optionsAttributes: { description: string }[] },
) {
  const { values, sku, codes, unitPrice, salePrice, cutPrice, weight, content, contentUnit, productStatus } =
    input
  const isThousandths = (number: number | null | undefined) => (number ? Math.round(number * 1000) : null)
  return {
    variantValues: values.map(value => value.trim()),
    variantPlace: place,
    unitPrice: toMinor(unitPrice, exponent),
    salePrice: toMinor(salePrice ?? unitPrice, exponent),
    removedAt: null,
    ...(sku?.trim() ? { sku: sku.trim() } : {}),
    ...(codes === undefined ? {} : { codes: storedCodes(codes) }),
    ...(cutPrice === undefined
      ? {}
      : { optionsAttributes: withCutPrice(before.optionsAttributes, cutPrice) }),
    ...(weight === undefined ? {} : { weight: isThousandths(weight) }),
    ...(content === undefined
      ? {}
      : { content: isThousandths(content), contentUnit: content ? contentUnit?.trim() || null : null }),
    ...(productStatus === undefined ? {} : { productStatus }),
  }
}

/** True if a change would leave a product as it is. */
export const isUnchanged = <Row extends object>(before: Row, change: Partial<Row>): boolean =>
  Object.entries(change).every(
    ([name, value]) => JSON.stringify(before[name as keyof Row]) === JSON.stringify(value),
  )
