import type { SignedInShop } from '../../lib/shop.server.ts'
import type { EditPlan } from '../desk/plan-edit.server.ts'
import { orderEvents } from '../orders.tables.server.ts'
import { notifyEach, type Settling } from '../settle-order.server.ts'
import { swapWords } from '../swaps/swap-words.server.ts'

/**
 * Tells the customer that lines were replaced, in the running transaction: for each a message with both products, their prices and the
 * difference of the order.
 */
export async function notifySwaps(shop: Settling, { order, items, added, sums }: EditPlan): Promise<void> {
  const { orderId } = order
  const difference = sums.total - order.grandTotal
  await notifyEach(
    shop,
    added.flatMap(({ row, replaces }) => {
      const before = items.find(({ orderItemId }) => orderItemId === replaces)
      if (!before) return []
      const data = {
        ...swapWords(order, before, row),
        // Minor units; the words say if it costs more or less.
        amount: Math.abs(difference),
        price: difference < 0 ? 'less' : difference > 0 ? 'more' : 'same',
      }
      const dedupeKey = `order-swapped ${orderId} ${order.version + 1} ${before.orderItemId}`
      return [{ order, template: 'order-swapped', data, dedupeKey }]
    }),
  )
}

/** The same for lines that staff replaced, and notes it in the history of the order. */
export async function saySwapped(shop: SignedInShop, plan: EditPlan): Promise<void> {
  const { orderId, orderStatus } = plan.order
  await shop.database.insert(orderEvents).values({
    ...{ orderId, kind: 'SWAPPED', orderStatus },
    ...{ happenedBy: 'staff', custId: shop.caller.custId, happenedAt: shop.clock() },
  })
  await notifySwaps(shop, plan)
}
