import { portion } from '../lib/money.ts'
import { THOUSANDTHS } from '../lib/quantity.ts'

/**
 * The way in which a product is sold and priced. It is sold in steps of `quantityStep` thousandths of its unit; its price is
 * for `pricedPer` thousandths of the priced unit. `nominalMeasure` is about what one sold unit has, in thousandths of the
 * priced unit: a chicken of 2.5 lb has 2500; null if both units are the same. If it is `weighed`, the scales decide the price,
 * up to `toleranceBp` hundredths of a per cent above the estimate.
 */
export type Measures = {
  quantityStep: number
  pricedPer: number
  nominalMeasure: number | null
  weighed: boolean
  toleranceBp: number
}

const BASIS = 10_000

/** The tolerance of products that have none of their own, in hundredths of a per cent. */
export const USUAL_TOLERANCE = 1500

/** Returns about what an amount has, in thousandths of the priced unit. */
export const measureOf = (
  steps: number,
  { quantityStep, nominalMeasure }: Pick<Measures, 'quantityStep' | 'nominalMeasure'>,
): number =>
  nominalMeasure === null ? steps * quantityStep : portion(steps * quantityStep, nominalMeasure, THOUSANDTHS)

/** Returns the price of a measure, rounded half up to the minor unit: never of each step. */
export const priceOfMeasure = (price: number, measure: number, pricedPer: number): number =>
  portion(price, measure, pricedPer)

/** Returns the measure above which a shopper pays no more. */
export const mostMeasure = (measure: number, { weighed, toleranceBp }: Measures): number =>
  weighed ? portion(measure, BASIS + toleranceBp, BASIS) : measure

/** Returns the most that an amount may cost, in minor units: "at most". `flat`: surcharges that no weight changes. */
export const capOf = (price: number, steps: number, measures: Measures, flat = 0): number =>
  Math.max(
    0,
    priceOfMeasure(price, mostMeasure(measureOf(steps, measures), measures), measures.pricedPer) + flat,
  )

/** Writes what a price is for, after a slash: "lb", "100 g". */
export const perUnit = (unit: string, pricedPer: number): string =>
  pricedPer === THOUSANDTHS ? unit : `${pricedPer / THOUSANDTHS} ${unit}`
