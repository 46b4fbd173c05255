import type { EditPlan } from '../desk/plan-edit.server.ts'
import { notify, type Settling } from '../settle-order.server.ts'
import { swapWords } from '../swaps/swap-words.server.ts'

/**
 * Tells the customer that lines were replaced, in the running transaction: for each a message with both products, their prices and the
 * difference of the order.
 */
export async function notifySwaps(shop: Settling, { order, items, added, sums }: EditPlan): Promise<void> {
  const { orderId } = order
  const difference = sums.total - order.grandTotal
  for (const { row, replaces } of added) {
    const before = items.find(({ orderItemId }) => orderItemId === replaces)
    if (before)
      await notify(shop, order, {
        template: 'order-swapped',
        data: {
          ...swapWords(order, before, row),
          // Minor units; the words say if it costs more or less.
          amount: Math.abs(difference),
          price: difference < 0 ? 'less' : difference > 0 ? 'more' : 'same',
        },
        dedupeKey: `order-swapped ${orderId} ${order.version + 1} ${before.orderItemId}`,
      })
  }
}
