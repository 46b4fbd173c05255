import type { PricedLine } from '../cart/cart.rules.ts'
import { stockFor } from '../catalogue/cut-weight.rules.ts'
import { capOf, type Measures, measureOf } from '../catalogue/measures.rules.ts'
import { type Flat, flatOf } from '../catalogue/preparations.rules.ts'

/** The facts about a line that determine its price and the stock that it holds. */
export type Line = Measures &
  Flat & {
    wantedSteps: number
    packedSteps: number | null
    /** In thousandths of the priced unit. */
    finalWeight: number | null
    itemStatus: string
    /** The reason why it was refused at the door; null or missing if it was not. */
    refusal?: string | null
  }

/** The states of a line that is left out: it stays visible, costs nothing and holds no stock. */
export const leftOutStates = ['UNAVAILABLE', 'SUBSTITUTED', 'REMOVED'] as const

/** True if a line is left out: it is unavailable, was replaced or removed. */
export const isLeftOut = (itemStatus: string): boolean =>
  (leftOutStates as readonly string[]).includes(itemStatus)

/** Returns the measure of a line that is paid for, in thousandths of its priced unit: what the scales say, if it is weighed. */
export function chargedMeasure(line: Line): number {
  if (isLeftOut(line.itemStatus)) return 0
  if (line.weighed && line.finalWeight !== null) return line.finalWeight
  return measureOf(line.packedSteps ?? line.wantedSteps, line)
}

/** Returns the most that a line may cost at this price, for what was ordered, or packed if staff agreed on more. */
export const capOfLine = (line: Line & { chargedPrice: number }): number =>
  capOf(line.chargedPrice, mostSteps(line), line, flatOf(mostSteps(line), line))

/** Returns the steps that a line has at most: what was ordered, or packed if that is more. */
export const mostSteps = ({ wantedSteps, packedSteps }: Pick<Line, 'wantedSteps' | 'packedSteps'>): number =>
  Math.max(wantedSteps, packedSteps ?? 0)

/** Returns the numbers that price a line of an order: it costs no more than was said when it was ordered. */
export const pricedLine = (
  line: Line & { chargedPrice: number; lineCap: number | null; taxBasisPoints: number },
): PricedLine => ({
  chargedPrice: line.chargedPrice,
  measure: chargedMeasure(line),
  pricedPer: line.pricedPer,
  flat: isLeftOut(line.itemStatus) ? 0 : flatOf(line.packedSteps ?? line.wantedSteps, line),
  cap: isLeftOut(line.itemStatus) ? 0 : line.lineCap,
  taxExempt: false,
  taxBasisPoints: line.taxBasisPoints,
})

/** The most that a picker may pack or weigh, as a multiple of the wanted amount. */
const MOST_PICKED = 1.5

/**
 * Returns the amount of a line that is so far above the wanted one that only a person who may change orders can enter it.
 */
export function farMore(line: Line): 'packedQuantity' | 'finalWeight' | undefined {
  const { wantedSteps, packedSteps, finalWeight } = line
  if ((packedSteps ?? 0) > wantedSteps * MOST_PICKED) return 'packedQuantity'
  const isHeavy = line.weighed && (finalWeight ?? 0) > measureOf(wantedSteps, line) * MOST_PICKED
  return isHeavy ? 'finalWeight' : undefined
}

/** An amount in steps of so many thousandths of the unit that is sold. */
type Amount = { steps: number; quantityStep: number }

/** Returns the amount of a line for display: what came, or for a line that was left out, what was wanted. */
export function shownAmount(line: Omit<Line, keyof Flat>): Amount {
  const { wantedSteps, packedSteps, quantityStep, finalWeight } = line
  if (isLeftOut(line.itemStatus)) return { steps: wantedSteps, quantityStep }
  if (line.weighed && finalWeight !== null && line.nominalMeasure === null)
    return { steps: finalWeight, quantityStep: 1 }
  return { steps: packedSteps ?? wantedSteps, quantityStep }
}

/**
 * Returns the stock that a line holds, in thousandths of the unit that is sold: what the scales say of goods sold by weight, and of
 * cut weight the whole that it was cut from. Goods that were refused at the door are not for sale again.
 */
export function retainedAmount(line: Line): number {
  const isRefused = line.refusal != null
  if (isLeftOut(line.itemStatus) && !isRefused) return 0
  const { steps, quantityStep } = shownAmount(isRefused ? { ...line, itemStatus: 'PACKED' } : line)
  return stockFor(steps * quantityStep, line)
}
