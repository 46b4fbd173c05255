import { eq } from 'drizzle-orm'
import type { orders } from '../../orders/orders.tables.server.ts'
import { enterPaidMore, notifyOfRefund, type Settling } from '../../orders/settle-order.server.ts'
import { savePaidChange } from '../own/save-paid-change.server.ts'
import { paymentRequests, type payments } from '../payments.tables.server.ts'
import { askTask } from '../tasks/ask-task.server.ts'

type Order = typeof orders.$inferSelect
type PaymentRequest = typeof paymentRequests.$inferSelect

/**
 * Records that the rest of a held order was paid by this payment; once, because the ledger has each capture once. A change that was
 * paid for is saved, or else its price goes back.
 */
export async function enterRest(
  shop: Settling,
  order: Order,
  { paymentId, amount }: typeof payments.$inferSelect,
): Promise<void> {
  const [request] = await shop.database
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.paymentId, paymentId))
  if (request && request.ofVersion !== null) return enterChange(shop, order, { ...request, paymentId })
  if (request?.state === 'OPEN') await end(shop, request, 'PAID')
  await enterPaidMore(shop, order, { amount, cause: String(paymentId) })
}

const end = ({ database }: Settling, { requestId }: PaymentRequest, state: 'PAID' | 'GIVEN_BACK') =>
  database
    .update(paymentRequests)
    .set({ state, change: null })
    .where(eq(paymentRequests.requestId, requestId))

/** Saves a change that was paid for; if that is not possible any more, gives its price back and tells the customer. */
async function enterChange(
  shop: Settling,
  order: Order,
  request: PaymentRequest & { paymentId: number },
): Promise<void> {
  const { orderId } = order
  const { paymentId, amount } = request
  if (request.state === 'OPEN' && (await savePaidChange(shop, order, request))) {
    await end(shop, request, 'PAID')
    return enterPaidMore(shop, order, { amount, cause: String(paymentId) })
  }
  await end(shop, request, 'GIVEN_BACK')
  const cause = `change REFUND ${request.requestId}`
  await askTask(shop, { paymentId, orderId, kind: 'REFUND', amount, reason: 'change', cause })
  await notifyOfRefund(shop, order, { template: 'change-given-back', amount, cause })
  shop.changed('orders')
}
