import type { EditableItem } from '../desk/changed-item.server.ts'
import type { EditPlan } from '../desk/plan-edit.server.ts'
import { notify, type Settling } from '../settle-order.server.ts'
import { swapWords } from '../swaps/swap-words.server.ts'

/**
 * Tells the customer that a line was replaced while it was picked, in the running transaction: a message with both products, their
 * prices and the difference.
 */
export async function notifySwap(
  shop: Settling,
  { order, added, sums }: EditPlan,
  before: EditableItem,
): Promise<void> {
  const { orderId } = order
  const row = added[0]?.row
  const difference = sums.total - order.grandTotal
  await notify(shop, order, {
    template: 'order-swapped',
    data: {
      ...(row && swapWords(order, before, row)),
      // Minor units; the words say if it costs more or less.
      ...{ amount: Math.abs(difference), price: difference < 0 ? 'less' : difference > 0 ? 'more' : 'same' },
    },
    dedupeKey: `order-swapped ${orderId} ${order.version + 1}`,
  })
}
