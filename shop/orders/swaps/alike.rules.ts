import { convert } from '../../catalogue/unit-sizes.ts'

type Priced = { pricedUnit: string | null; pricedPer: number; chargedPrice: number }
type Line = Priced & { measuringUnit: string; wantedSteps: number; quantityStep: number }
type Goods = Priced & {
  unitName: string
  quantityStep: number
  minimumSteps: number
  maximumSteps: number
  stockTracked: boolean
  free: number
}

/**
 * Returns how far the price of a product is from that of a line, as a ratio from 0 (the same): the nearest is the most alike. Prices
 * of units that do not compare are the farthest.
 */
export function alike(line: Line, goods: Goods): number {
  const unit = line.pricedUnit ?? line.measuringUnit
  const one = line.chargedPrice / line.pricedPer
  const measure = convert(1, unit, goods.pricedUnit ?? goods.unitName)
  if (measure === undefined || one <= 0 || goods.chargedPrice <= 0) return Number.POSITIVE_INFINITY
  return Math.abs(Math.log(((goods.chargedPrice / goods.pricedPer) * measure) / one))
}

/** Returns the steps of a product that come nearest to the amount of a line and are in stock; 0 if it has too little. */
export function stepsLike(line: Line, goods: Goods): number {
  const amount = convert(line.wantedSteps * line.quantityStep, line.measuringUnit, goods.unitName)
  const wanted =
    amount === undefined ? goods.minimumSteps : Math.max(1, Math.round(amount / goods.quantityStep))
  const most = goods.stockTracked ? Math.min(goods.maximumSteps, goods.free) : goods.maximumSteps
  return most < goods.minimumSteps ? 0 : Math.min(most, Math.max(goods.minimumSteps, wanted))
}
