import { portion } from '../lib/money.ts'
import type { Measures } from './measures.rules.ts'
import { type Chosen, optionKinds, type PerChoice } from './option-prices.rules.ts'
import { WHOLE } from './preparations.rules.ts'

/** The measures that decide how much stock an amount takes. */
type Cut = Pick<Measures, 'nominalMeasure' | 'yieldBp' | 'weighedAfter'>

/**
 * Returns the part of the weight that all that is chosen leaves, in hundredths of a per cent: at least one of them. `scale`: how many of
 * those one of `yields` is.
 */
export const yieldOf = (yields: PerChoice, chosen: Chosen, scale = 1): number =>
  optionKinds.reduce((left, kind) => {
    const [ofKind = {}, choice = ''] = [yields[kind], chosen[kind]]
    const part = Object.hasOwn(ofKind, choice) ? Math.round((ofKind[choice] ?? 0) * scale) : WHOLE
    return Math.max(1, portion(left, part, WHOLE))
  }, WHOLE)

/** Returns the weight before the cut that leaves a measure, rounded half up; in the same thousandths. */
export const wholeOf = (measure: number, yieldBp: number): number => portion(measure, WHOLE, yieldBp)

/** Returns the largest measure of which `wholeOf` is not above a whole weight. */
export const leftOf = (whole: number, yieldBp: number): number =>
  Math.floor(((2 * whole + 1) * yieldBp - 1) / (2 * WHOLE))

/** True if an amount by weight is what its cut leaves, so that the stock loses more than that. */
const isCutWeight = ({ weighedAfter, nominalMeasure }: Cut) => weighedAfter && nominalMeasure === null

/** Returns the stock that an amount takes, both in thousandths of the unit that is sold: hu(amount * 10000 / yieldBp) of cut weight. */
export const stockFor = (amount: number, measures: Cut): number =>
  isCutWeight(measures) ? wholeOf(amount, measures.yieldBp) : amount

/** Returns the largest amount for which the stock is enough: `stockFor` the other way round. */
export const amountFrom = (inStock: number, measures: Cut): number =>
  isCutWeight(measures) ? leftOf(inStock, measures.yieldBp) : inStock
