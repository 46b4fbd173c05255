import { portion } from '../lib/money.ts'
import { THOUSANDTHS } from '../lib/quantity.ts'
import { type Chosen, type PerChoice, surchargeOf } from './option-prices.rules.ts'

/** The whole weight, in hundredths of a per cent. */
export const WHOLE = 10_000

/** The surcharges of a line besides those on its unit price: for each piece, and once; in minor units. */
export type Flat = { pieceSurcharge: number; lineSurcharge: number }

/** Returns the surcharges of so many steps besides those on the unit price, rounded half up to the minor unit. */
export function flatOf(
  steps: number,
  { quantityStep, pieceSurcharge, lineSurcharge }: Flat & { quantityStep: number },
): number {
  const pieces = portion(steps * quantityStep, Math.abs(pieceSurcharge), THOUSANDTHS)
  return (pieceSurcharge < 0 ? -pieces : pieces) + lineSurcharge
}

/** Returns the minutes of work for one unit: the sum over all that is chosen. */
export const unitMinutesOf = (minutes: PerChoice, chosen: Chosen): number => surchargeOf(minutes, chosen)

/** Returns the minutes of work for what a line ordered, each begun minute whole: ceil(unitMinutes * steps * quantityStep / 1000). */
export const minutesOf = ({
  unitMinutes,
  wantedSteps,
  quantityStep,
}: Record<'unitMinutes' | 'wantedSteps' | 'quantityStep', number>): number =>
  Math.ceil((unitMinutes * wantedSteps * quantityStep) / THOUSANDTHS)

/** Returns about what is left of a measure, ready to cook; in the same thousandths. */
export const readyOf = (measure: number, yieldBp: number): number => portion(measure, yieldBp, WHOLE)
