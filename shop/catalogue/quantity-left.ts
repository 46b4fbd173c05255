import { toQuantity } from '../lib/quantity.ts'
import type { Product } from './catalogue.contract.ts'
import { amountFrom, yieldOf } from './cut-weight.rules.ts'
import { BASIS_POINTS, thousandths } from './estimate.ts'
import type { Chosen, PerChoice } from './option-prices.rules.ts'

/** Returns the part of the weight that the choices leave, in hundredths of a per cent. `yields`: in per cent, as the API shows them. */
export const chosenYield = (yields: PerChoice, chosen: Chosen): number =>
  yieldOf(yields, chosen, BASIS_POINTS)

type Stocked = Pick<Product, 'quantity' | 'step' | 'stockTracked' | 'nominalMeasure' | 'weighedAfter'>

/** Returns how much is left of a product whose choices leave this part of the weight, in whole steps. */
export function quantityLeft(product: Stocked, yieldBp: number): number {
  const { quantity, step, nominalMeasure, weighedAfter, stockTracked } = product
  if (!stockTracked) return quantity
  const left = amountFrom(thousandths(quantity), { nominalMeasure, weighedAfter, yieldBp })
  const quantityStep = thousandths(step)
  return toQuantity(Math.floor(left / quantityStep), quantityStep)
}
