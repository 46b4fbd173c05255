import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { toQuantity, toSteps } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'

/** Returns the opening stock of a new product in steps; undefined if the quantity is not a whole number of steps. */
export const openingSteps = (quantity: number, step: number) => (quantity === 0 ? 0 : toSteps(quantity, step))

/**
 * Returns what is wrong with a stock quantity in units; undefined if it can be counted. `noStep`: not a whole number of
 * steps.
 */
export function wrongStock(
  quantity: number,
  step: number,
  noStep: () => string = m.catalogue_limit_no_step,
): string | undefined {
  const steps = openingSteps(quantity, step)
  if (steps === undefined) return noStep()
  if (steps > MOST_COUNTED) return m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, step) })
}
