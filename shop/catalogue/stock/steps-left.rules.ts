import { THOUSANDTHS } from '../../lib/quantity.ts'

/** The columns of a product that say in which quantities it is sold, and whether its stock is counted. */
type Steps = { quantityStep: number; maximumSteps: number; stockTracked: boolean }

/**
 * Returns how many whole steps are left of a stock, given in thousandths of the unit. If the stock is not counted: the most that can be
 * ordered at once, and one unit at least. `free` in `product-places.server.ts` is the same in a statement.
 */
export const wholeStepsLeft = (
  { quantityStep, maximumSteps, stockTracked }: Steps,
  inStock: number,
): number =>
  stockTracked
    ? Math.floor(inStock / quantityStep)
    : Math.max(maximumSteps, Math.ceil(THOUSANDTHS / quantityStep))
