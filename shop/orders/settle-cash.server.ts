import { eq } from 'drizzle-orm'
import type { SignedInShop } from '../lib/shop.server.ts'
import type { OrderEventKind } from './order-events.ts'
import { orderEvents, orders } from './orders.tables.server.ts'
import type { PaymentState } from './payment-states.rules.ts'
import { notify } from './settle-order.server.ts'

type Cash = {
  kind: Extract<OrderEventKind, `CASH_${string}`>
  /** Minor units. */
  amount: number
  reason: string | null
  /** The payment state of the order from now on. */
  state: PaymentState
}

/**
 * Notes in the history of a held order that cash was received, paid back or written by mistake, for the caller. A customer
 * who is paid back is notified.
 */
export async function enterCash(
  shop: SignedInShop,
  order: typeof orders.$inferSelect,
  { kind, amount, reason, state }: Cash,
): Promise<void> {
  const { database, clock, caller, changed } = shop
  const { orderId, orderStatus } = order
  const version = order.version + 1
  await database
    .update(orders)
    .set({ paymentState: state, version, updatedBy: 'staff' })
    .where(eq(orders.orderId, orderId))
  await database.insert(orderEvents).values({
    ...{ orderId, kind, orderStatus, reason, amount },
    ...{ happenedBy: 'staff', custId: caller.custId, happenedAt: clock() },
  })
  if (kind === 'CASH_BACK')
    await notify(shop, order, {
      template: 'cash-back',
      data: { amount, ...(reason ? { reason } : {}) },
      dedupeKey: `cash-back ${orderId} ${version}`,
    })
  changed('orders')
}
