import { portion, toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import type { MeasureSystem } from '../settings/choices.ts'
import type { Product } from './catalogue.contract.ts'
import type { StoredMeasures } from './editing/written-measures.rules.ts'
import { perUnit } from './measures.rules.ts'
import { readyOf, WHOLE } from './preparations.rules.ts'
import { comparedBy } from './unit-price.rules.ts'
import type { productMeasures } from './written-measures.ts'

type Stored = StoredMeasures & { chargedPrice: number; quantityStep: number }

/** The decimals of the currency, and the measures and the usual tolerance of the shop (per cent). */
type Shown = { exponent: number; measures: MeasureSystem; tolerance: number }

const decimal = (thousandths: number | null) => (thousandths === null ? null : toQuantity(1, thousandths))

/** Turns stored measures into what the API shows. */
export function showProductMeasures(
  row: Stored,
  { exponent, measures, tolerance }: Shown,
): Pick<Product, keyof typeof productMeasures> {
  const pricedUnit = row.pricedUnit ?? row.unitName
  return {
    weighed: row.weighed,
    weighedAfter: row.weighedAfter,
    pricedUnit,
    pricedPer: toQuantity(1, row.pricedPer),
    priceUnit: perUnit(pricedUnit, row.pricedPer),
    nominalMeasure: decimal(row.nominalMeasure),
    measureFrom: decimal(row.measureFrom),
    measureTo: decimal(row.measureTo),
    tolerance: row.toleranceBp === null ? tolerance : row.toleranceBp / 100,
    content: decimal(row.content),
    contentUnit: row.contentUnit,
    comparePrices: comparedBy({ ...row, pricedUnit }, measures).map(({ unit, times, per }) => ({
      unit,
      price: toDecimal(portion(row.chargedPrice, times, per), exponent),
      times,
      per,
    })),
    quantityUnit: showQuantityUnit(row.unitName, row.quantityStep),
  }
}

type Cut = { yieldBp: number; weighedAfter: boolean }

/** Turns about what is ready to cook of a measure into what the API shows; null if it is all of it. */
export const showReady = (measure: number, { yieldBp, weighedAfter }: Cut): number | null =>
  weighedAfter || yieldBp === WHOLE ? null : toQuantity(1, readyOf(measure, yieldBp))

/** The decimals that scales have. */
const SCALE = 3

/** Turns a unit and the step of its quantity into what the API shows. */
export const showQuantityUnit = (unit: string, quantityStep: number) => ({
  unit,
  scale: SCALE,
  increment: toQuantity(1, quantityStep),
})
