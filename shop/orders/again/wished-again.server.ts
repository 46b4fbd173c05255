import type { Wished } from '../../cart/again/check-again.server.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { orderItems, orders } from '../orders.tables.server.ts'
import { asCartLine } from '../own/own-draft.rules.ts'
import { orderedPrice } from '../show-item.server.ts'

type Item = Parameters<typeof orderedPrice>[0] &
  Pick<typeof orderItems.$inferSelect, 'productId' | 'productName' | 'attributes' | 'notes'>

/** Turns a line of an order into one to order again, with the prices of that order. */
export const wishedAgain = (
  item: Item,
  order: Pick<typeof orders.$inferSelect, 'currency' | 'exponent'>,
): Wished => ({
  line: asCartLine({ ...item, quantity: toQuantity(item.wantedSteps, item.quantityStep) }),
  productName: item.productName,
  was: (amount, { code, exponent }) =>
    code === order.currency && exponent === order.exponent && amount % item.quantityStep === 0
      ? orderedPrice({ ...item, wantedSteps: amount / item.quantityStep })
      : null,
})

type Ordered = Pick<typeof orderItems.$inferSelect, 'orderItemId' | 'itemStatus' | 'replacedByItemId'>

/** Returns the lines as they were ordered: without what staff removed, and without what came instead of them. */
export function orderedLines<Line extends Ordered>(items: readonly Line[]): Line[] {
  const replacing = new Set(items.map(({ replacedByItemId }) => replacedByItemId))
  return items.filter(
    ({ orderItemId, itemStatus }) => itemStatus !== 'REMOVED' && !replacing.has(orderItemId),
  )
}
