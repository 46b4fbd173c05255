import { and, eq } from 'drizzle-orm'
import { m } from '../../messages/m.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { holdOrder, notify, type Settling } from '../../orders/settle-order.server.ts'
import { paymentRequests, paymentTasks } from '../payments.tables.server.ts'
import { readRestDue } from './rest-due.server.ts'

type Order = typeof orders.$inferSelect

/** Withdraws the open request of a held order, if there is one, and ends the payment that was opened for it. */
export async function withdrawRequest({ database, clock }: Settling, orderId: number): Promise<boolean> {
  const [withdrawn] = await database
    .update(paymentRequests)
    .set({ state: 'WITHDRAWN' })
    .where(and(eq(paymentRequests.orderId, orderId), eq(paymentRequests.state, 'OPEN')))
    .returning()
  if (withdrawn?.paymentId)
    await database
      .insert(paymentTasks)
      .values({
        ...{ paymentId: withdrawn.paymentId, orderId, kind: 'CANCEL', reason: 'withdrawn' },
        cause: `withdrawn ${withdrawn.requestId}`,
        ...{ askedAt: clock(), nextTryAt: clock() },
      })
      .onConflictDoNothing()
  return withdrawn !== undefined
}

/** Asks for an amount of a held order, in minor units, instead of an earlier request, and tells its customer. */
export async function writeRequest(
  shop: Settling,
  order: Order,
  { amount, reason, askedBy }: { amount: number; reason: string; askedBy: number | null },
): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId } = order
  await withdrawRequest(shop, orderId)
  const [written] = await database
    .insert(paymentRequests)
    .values({ orderId, amount, reason, askedBy, askedAt: clock() })
    .returning({ requestId: paymentRequests.requestId })
  await notify(shop, order, {
    template: 'payment-rest',
    data: { amount, reason },
    dedupeKey: `payment-rest ${written?.requestId}`,
  })
  changed('orders')
}

/** Asks the customer of an order to pay again, because the bank released its authorization: once for each order. */
export async function askForReleased(shop: Settling, orderId: number): Promise<void> {
  const order = await holdOrder(shop.database, orderId)
  if (order?.paymentState !== 'RELEASED') return
  const before = eq(paymentRequests.orderId, orderId)
  const amount = await readRestDue(shop.database, order)
  if (amount <= 0 || (await shop.database.$count(paymentRequests, before)) > 0) return
  await writeRequest(shop, order, { amount, reason: m.payments_rest_released(), askedBy: null })
}

/** Withdraws the request of an order that asks for more than it costs by now. */
export async function withdrawTooMuch(shop: Settling, orderId: number): Promise<void> {
  const order = await holdOrder(shop.database, orderId)
  const isTooMuch = order?.restAsked && order.restAsked > (await readRestDue(shop.database, order))
  if (isTooMuch && (await withdrawRequest(shop, orderId))) shop.changed('orders')
}
