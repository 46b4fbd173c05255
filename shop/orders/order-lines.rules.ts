/** The facts about a line that determine its price and the stock that it holds. */
export type Line = {
  wantedSteps: number
  packedSteps: number | null
  quantityStep: number
  measuringUnit: string
  /** The weight in thousandths of a pound. */
  finalWeight: number | null
  itemStatus: string
}

/** True if products in this unit are sold by weight: the price then follows the scales. */
export const isWeighed = (measuringUnit: string): boolean => /^lbs?$/i.test(measuringUnit)

/** True if a line is left out: it is unavailable or was replaced. It costs nothing and holds no stock. */
export const isLeftOut = (itemStatus: string): boolean =>
  itemStatus === 'UNAVAILABLE' || itemStatus === 'SUBSTITUTED'

/** Returns the amount of a line that is paid for, in steps of so many thousandths of its unit. */
export function chargedAmount(line: Line): { steps: number; quantityStep: number } {
  const { wantedSteps, packedSteps, quantityStep, finalWeight } = line
  if (isLeftOut(line.itemStatus)) return { steps: 0, quantityStep }
  if (finalWeight !== null && isWeighed(line.measuringUnit)) return { steps: finalWeight, quantityStep: 1 }
  return { steps: packedSteps ?? wantedSteps, quantityStep }
}

/** The most that a picker may pack or weigh, as a multiple of the wanted amount. */
const MOST_PICKED = 1.5

/**
 * Returns the amount of a line that is so far above the wanted one that only a person who may change orders can enter it.
 */
export function farMore(line: Line): 'packedQuantity' | 'finalWeight' | undefined {
  const { wantedSteps, packedSteps, quantityStep, finalWeight } = line
  if ((packedSteps ?? 0) > wantedSteps * MOST_PICKED) return 'packedQuantity'
  const isHeavy =
    isWeighed(line.measuringUnit) && (finalWeight ?? 0) > wantedSteps * quantityStep * MOST_PICKED
  return isHeavy ? 'finalWeight' : undefined
}

/**
 * Returns the stock that a line holds, in steps of the product: for weighed products the nearest whole number, at least one.
 */
export function heldSteps(line: Line): number {
  const { steps, quantityStep } = chargedAmount(line)
  if (quantityStep === line.quantityStep) return steps
  return Math.max(1, Math.round(steps / line.quantityStep))
}

/** Returns the delivered amount of a line for display; for a line that was left out, the wanted amount. */
export function shownAmount(line: Line): { steps: number; quantityStep: number } {
  return isLeftOut(line.itemStatus)
    ? { steps: line.wantedSteps, quantityStep: line.quantityStep }
    : chargedAmount(line)
}
