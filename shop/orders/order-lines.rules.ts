/** What is known of a line that decides what it costs and how much of the stock it keeps. */
export type Line = {
  wantedSteps: number
  packedSteps: number | null
  quantityStep: number
  measuringUnit: string
  /** In thousandths of a pound. */
  finalWeight: number | null
  itemStatus: string
}

/** Whether goods in this unit are sold by weight: then the price is that of what went onto the scales. */
export const isWeighed = (measuringUnit: string): boolean => /^lbs?$/i.test(measuringUnit)

/** Whether a line is left out: not there, or another one came instead. It costs nothing and keeps nothing. */
export const isLeftOut = (itemStatus: string): boolean =>
  itemStatus === 'UNAVAILABLE' || itemStatus === 'SUBSTITUTED'

/** How much of a line is paid for, in steps of so many thousandths of its unit. */
export function chargedAmount(line: Line): { steps: number; quantityStep: number } {
  const { wantedSteps, packedSteps, quantityStep, finalWeight } = line
  if (isLeftOut(line.itemStatus)) return { steps: 0, quantityStep }
  if (finalWeight !== null && isWeighed(line.measuringUnit)) return { steps: finalWeight, quantityStep: 1 }
  return { steps: packedSteps ?? wantedSteps, quantityStep }
}

/** So much more than was wanted may be packed or weighed by who only picks. */
const MOST_PICKED = 1.5

/** Which amount of a line is so far above what was wanted that it takes somebody who may change orders. */
export function farMore(line: Line): 'packedQuantity' | 'finalWeight' | undefined {
  const { wantedSteps, packedSteps, quantityStep, finalWeight } = line
  if ((packedSteps ?? 0) > wantedSteps * MOST_PICKED) return 'packedQuantity'
  const isHeavy =
    isWeighed(line.measuringUnit) && (finalWeight ?? 0) > wantedSteps * quantityStep * MOST_PICKED
  return isHeavy ? 'finalWeight' : undefined
}

/** How much of the stock a line keeps, in steps of the product: of weighed goods the nearest whole number, at least one. */
export function keptSteps(line: Line): number {
  const { steps, quantityStep } = chargedAmount(line)
  if (quantityStep === line.quantityStep) return steps
  return Math.max(1, Math.round(steps / line.quantityStep))
}

/** How much of a line came, as people read it; of one that was left out, how much was wanted. */
export function shownAmount(line: Line): { steps: number; quantityStep: number } {
  return isLeftOut(line.itemStatus)
    ? { steps: line.wantedSteps, quantityStep: line.quantityStep }
    : chargedAmount(line)
}
