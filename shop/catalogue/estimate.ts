import { toDecimal, toMinor } from '../lib/money.ts'
import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import type { Product } from './catalogue.contract.ts'
import { measureOf, mostMeasure, priceOfMeasure } from './measures.rules.ts'
import { WHOLE } from './preparations.rules.ts'

type Measured = Pick<Product, 'effectivePrice' | 'pricedPer' | 'nominalMeasure'> &
  Partial<Pick<Product, 'weighed' | 'weighedAfter' | 'tolerance'>> & {
    /** The part of the weight that its choices leave, in hundredths of a per cent; all of it if absent. */
    yieldBp?: number
  }

/** Returns a decimal measure in whole thousandths of its unit. */
export const thousandths = (decimal: number) => Math.round(decimal * THOUSANDTHS)

/** The hundredths of a per cent in one. */
export const BASIS_POINTS = 100

/**
 * Returns about what a quantity of a product has in its priced unit, about what that costs, and at most, in decimals. `flat`: the
 * surcharges that no weight changes.
 */
export function estimateOf(product: Measured, quantity: number, exponent: number, flat = 0) {
  const { effectivePrice, pricedPer, nominalMeasure, weighed = false, tolerance = 0 } = product
  const { weighedAfter = false, yieldBp = WHOLE } = product
  const measures = {
    quantityStep: 1,
    pricedPer: thousandths(pricedPer),
    nominalMeasure: nominalMeasure === null ? null : thousandths(nominalMeasure),
    weighed,
    toleranceBp: Math.round(tolerance * BASIS_POINTS),
    weighedAfter,
    yieldBp,
  }
  const measure = measureOf(thousandths(quantity), measures)
  const price = (of: number) =>
    toDecimal(
      Math.max(
        0,
        priceOfMeasure(toMinor(effectivePrice, exponent), of, measures.pricedPer) + toMinor(flat, exponent),
      ),
      exponent,
    )
  return {
    measure: toQuantity(1, measure),
    about: price(measure),
    most: price(mostMeasure(measure, measures)),
  }
}
