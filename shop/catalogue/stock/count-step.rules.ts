import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { THOUSANDTHS } from '../../lib/quantity.ts'

/** The columns of a product that say how its stock is counted. */
type Counted = {
  quantityStep?: number | undefined
  weighed?: boolean | undefined
  nominalMeasure?: number | null | undefined
}

/**
 * Returns the size of one count of a product's stock, in thousandths of its unit: goods on the scales are counted to the
 * thousandth, all others in their steps. `now`: the size so far; what is counted to the thousandth stays so.
 */
export const countStepOf = (
  { weighed, nominalMeasure = null, quantityStep = THOUSANDTHS }: Counted,
  now?: number,
): number => (now === 1 || (weighed && nominalMeasure === null) ? 1 : quantityStep)

/** Returns an amount in thousandths of the unit as a number of counts; more than any stock if it is too large. */
export const toCounts = (thousandths: number, countStep: number): number =>
  Math.min(Math.round(thousandths / countStep), MOST_COUNTED + 1)

/** The stock of a new product is low at so many steps. */
export const LOW_STEPS = 5

/** Returns how new stock of a product is counted, and the counts at which it is low. `countStep`: the size of a count, if it is known. */
export function newStock(
  product: Counted,
  countStep = countStepOf(product),
): { countStep: number; lowAt: number } {
  return { countStep, lowAt: toCounts(LOW_STEPS * (product.quantityStep ?? THOUSANDTHS), countStep) }
}
