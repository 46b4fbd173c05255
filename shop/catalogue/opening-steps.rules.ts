import { MOST_COUNTED } from '../availability/most-counted.ts'
import { toQuantity, toSteps } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'

/** What is in stock of a new product, in steps; undefined where that is no number of steps. */
export const openingSteps = (quantity: number, step: number) => (quantity === 0 ? 0 : toSteps(quantity, step))

/** What is wrong with a quantity in stock, in units; nothing where it can be counted. `noStep` says where it is no number of steps. */
export function wrongStock(
  quantity: number,
  step: number,
  noStep: () => string = m.office_catalogue_limit_no_step,
): string | undefined {
  const steps = openingSteps(quantity, step)
  if (steps === undefined) return noStep()
  if (steps > MOST_COUNTED) return m.office_catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, step) })
}
