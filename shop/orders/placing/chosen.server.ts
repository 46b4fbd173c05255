import type { Wish } from '../../availability/take.server.ts'
import { type ChosenGoods, pricedAs } from '../../cart/read-lines.server.ts'
import { stockFor } from '../../catalogue/cut-weight.rules.ts'
import { toCounts } from '../../catalogue/stock/count-step.rules.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { toSteps } from '../../lib/quantity.ts'
import type { saveOrder } from '../orders.contract.ts'
import type { OrderLine } from './write-order.server.ts'

/** Returns a line with its product as sold, and the stock to take for it, if that is counted. Its quantity was found right before. */
export function chosen(
  item: ParsedOf<typeof saveOrder>['orderItems'][number],
  sold: ChosenGoods,
): OrderLine & { wish: Wish | undefined } {
  const steps = toSteps(item.quantity, sold.quantityStep) as number
  const countStep = sold.countStep ?? sold.quantityStep
  const countsFor = (someSteps: number) => toCounts(stockFor(someSteps * sold.quantityStep, sold), countStep)
  const { availabilityId } = sold
  const wish = availabilityId !== null && {
    availabilityId,
    quantity: countsFor(steps),
    step: countsFor(1),
  }
  return { item, sold, steps, priced: pricedAs(sold, steps), wish: (sold.stockTracked && wish) || undefined }
}
