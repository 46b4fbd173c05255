import type { SignedInShop } from '../../lib/shop.server.ts'
import { orderEvents } from '../orders.tables.server.ts'
import { notify } from '../settle-order.server.ts'
import type { EditableItem } from './changed-item.server.ts'
import type { EditPlan } from './plan-edit.server.ts'

/**
 * Notes that a line was replaced while it was picked, in the running transaction, for the caller: in the history, and in a
 * message to the customer with both products and the difference in price.
 */
export async function noteSwap(
  shop: SignedInShop,
  { order, added, sums }: EditPlan,
  before: EditableItem,
): Promise<void> {
  const { database, caller, clock } = shop
  const { orderId, orderStatus } = order
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'SWAPPED', orderStatus },
    ...{ happenedBy: 'staff', custId: caller.custId, happenedAt: clock() },
  })
  const difference = sums.total - order.grandTotal
  await notify(shop, order, {
    template: 'order-swapped',
    data: {
      ...{ was: before.productName, now: added[0]?.row.productName ?? '' },
      // Minor units; the words say if it costs more or less.
      ...{ amount: Math.abs(difference), price: difference < 0 ? 'less' : difference > 0 ? 'more' : 'same' },
    },
    dedupeKey: `order-swapped ${orderId} ${order.version + 1}`,
  })
}
