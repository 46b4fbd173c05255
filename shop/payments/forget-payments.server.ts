import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { listed } from '../customers/forget-account.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { paymentRequests } from './payments.tables.server.ts'
import { withdrawRequest } from './rest/write-request.server.ts'

/**
 * Removes staff's texts from the payments of a person's orders, in the running transaction. Amounts stay, as the law
 * requires.
 */
export async function forgetPayments(
  shop: Pick<Shop, 'database' | 'clock'>,
  orderIds: readonly number[],
): Promise<void> {
  const { database } = shop
  // A change that waits for its payment has the words of the person.
  const changes = await database
    .select({ orderId: paymentRequests.orderId })
    .from(paymentRequests)
    .where(and(inArray(paymentRequests.orderId, [...orderIds]), isNotNull(paymentRequests.change)))
  for (const { orderId } of changes) await withdrawRequest(shop, orderId)
  await database.execute(sql`update payment_tasks set reason = ''
    where order_id = any(${listed(orderIds, 'int')}) and asked_by is not null`)
  await database.execute(
    sql`update payment_requests set reason = '' where order_id = any(${listed(orderIds, 'int')})`,
  )
  await database.execute(
    sql`update cash_entries set reason = '' where order_id = any(${listed(orderIds, 'int')})`,
  )
}
