import { and, eq, isNull } from 'drizzle-orm'
import { m } from '../../messages/m.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { holdOrder, notify, type Settling } from '../../orders/settle-order.server.ts'
import { paymentRequests } from '../payments.tables.server.ts'
import { askTask } from '../tasks/ask-task.server.ts'
import { readRestDue } from './rest-due.server.ts'
import { isStillAsked } from './still-asked.server.ts'

type Order = typeof orders.$inferSelect

/** Withdraws the open request of a held order, if there is one, and ends the payment that was opened for it. */
export async function withdrawRequest(
  shop: Pick<Settling, 'database' | 'clock'>,
  orderId: number,
): Promise<boolean> {
  const [withdrawn] = await shop.database
    .update(paymentRequests)
    .set({ state: 'WITHDRAWN', change: null })
    .where(and(eq(paymentRequests.orderId, orderId), eq(paymentRequests.state, 'OPEN')))
    .returning()
  if (withdrawn?.paymentId)
    await askTask(shop, {
      ...{ paymentId: withdrawn.paymentId, orderId, kind: 'CANCEL', reason: 'withdrawn' },
      cause: `withdrawn ${withdrawn.requestId}`,
    })
  return withdrawn !== undefined
}

type Asked = Pick<
  typeof paymentRequests.$inferInsert,
  'amount' | 'reason' | 'askedBy' | 'agreedAt' | 'ofVersion' | 'change' | 'upTo' | 'lastsUntil'
>

/**
 * Asks for an amount of a held order, in minor units, instead of an earlier request, and tells its customer, unless they have agreed
 * already.
 */
export async function writeRequest(shop: Settling, order: Order, asked: Asked): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId } = order
  await withdrawRequest(shop, orderId)
  const [written] = await database
    .insert(paymentRequests)
    .values({ ...asked, orderId, askedAt: clock() })
    .returning({ requestId: paymentRequests.requestId })
  const { amount, reason, agreedAt } = asked
  if (!agreedAt)
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
  const before = and(eq(paymentRequests.orderId, orderId), isNull(paymentRequests.ofVersion))
  const amount = await readRestDue(shop.database, order)
  if (amount <= 0 || (await shop.database.$count(paymentRequests, before)) > 0) return
  await writeRequest(shop, order, { amount, reason: m.payments_rest_released(), askedBy: null })
}

/** Withdraws the request of an order that asks for nothing any more: the order costs less by now, or the change is over. */
export async function withdrawOver(shop: Settling, orderId: number): Promise<void> {
  const order = await holdOrder(shop.database, orderId)
  const [request] = await shop.database
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.orderId, orderId), eq(paymentRequests.state, 'OPEN')))
  if (!order || !request || (await isStillAsked(shop, order, request))) return
  if (await withdrawRequest(shop, orderId)) shop.changed('orders')
}
