import type { OfBox } from '../../boxes/box.ts'
import { lineOfBox } from '../../boxes/line-of-box.ts'
import type { Wished } from '../../cart/again/check-again.server.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
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

type Boxed = Item & { orderId: number; ofBox: OfBox | null }

/**
 * Turns the lines of orders into those to order again, with the order and the product of each: the parts of a box become one line for the
 * box.
 */
export function linesAgain<Line extends Boxed>(
  items: readonly Line[],
  orderOf: (item: Line) => Pick<typeof orders.$inferSelect, 'currency' | 'exponent'>,
): { item: Line; productId: number; wished: Wished }[] {
  const boxes = Map.groupBy(items, boxKey)
  return items.flatMap(item => {
    const { ofBox, productId } = item
    if (!ofBox) return [{ item, productId, wished: wishedAgain(item, orderOf(item)) }]
    const parts = boxes.get(boxKey(item)) ?? []
    if (parts[0] !== item) return []
    return [{ item, productId: ofBox.productId, wished: boxAgain(ofBox, parts, orderOf(item)) }]
  })
}

const boxKey = ({ orderId, ofBox }: Boxed) => `${orderId} ${ofBox?.no}`

const boxAgain = (
  box: OfBox,
  parts: readonly Item[],
  order: Pick<typeof orders.$inferSelect, 'currency' | 'exponent'>,
): Wished => ({
  line: lineOfBox(box),
  productName: box.productName,
  was: (amount, { code, exponent }) =>
    code === order.currency && exponent === order.exponent && amount === box.quantity * THOUSANDTHS
      ? parts.reduce((sum, part) => sum + orderedPrice(part), 0)
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
