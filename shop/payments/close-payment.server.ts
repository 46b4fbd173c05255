import { eq } from 'drizzle-orm'
import type { Settling } from '../orders/settle-order.server.ts'
import { payments } from './payments.tables.server.ts'
import { askTask } from './tasks/ask-task.server.ts'

/** Closes the payment that was opened for an order, if there is one, because the order no longer waits for it: no money comes. */
export async function closePayment(
  shop: Pick<Settling, 'database' | 'clock'>,
  orderId: number,
): Promise<void> {
  // An order that waits for its payment has one at most.
  const [payment] = await shop.database.select().from(payments).where(eq(payments.orderId, orderId))
  if (!payment) return
  const { paymentId } = payment
  await askTask(shop, { paymentId, orderId, kind: 'CANCEL', reason: 'expired', cause: `expired ${orderId}` })
}
