import { and, eq } from 'drizzle-orm'
import type { orders } from '../../orders/orders.tables.server.ts'
import { enterPaidMore, type Settling } from '../../orders/settle-order.server.ts'
import { paymentRequests, type payments } from '../payments.tables.server.ts'

/** Records that the rest of a held order was paid by this payment; once, because the ledger has each capture once. */
export async function enterRest(
  shop: Settling,
  order: typeof orders.$inferSelect,
  { paymentId, amount }: typeof payments.$inferSelect,
): Promise<void> {
  await shop.database
    .update(paymentRequests)
    .set({ state: 'PAID' })
    .where(and(eq(paymentRequests.paymentId, paymentId), eq(paymentRequests.state, 'OPEN')))
  await enterPaidMore(shop, order, { amount, cause: String(paymentId) })
}
