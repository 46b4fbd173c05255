import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../../lib/shop.server.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { paymentRequests } from '../payments.tables.server.ts'
import { readRestDue } from './rest-due.server.ts'

type Order = typeof orders.$inferSelect
type PaymentRequest = typeof paymentRequests.$inferSelect
type Asking = Pick<Shop, 'database' | 'clock'>

/**
 * True if an open request still asks for its amount: that much of the order is due, or its customer can still pay for a change of the
 * order as they saw it.
 */
export async function isStillAsked(
  { database, clock }: Asking,
  order: Order,
  { amount, ofVersion, lastsUntil }: PaymentRequest,
): Promise<boolean> {
  if (ofVersion === null || lastsUntil === null) return amount <= (await readRestDue(database, order))
  return ofVersion === order.version && lastsUntil > clock()
}

/** Finds the open request for the rest that an order costs now; undefined if there is none. */
export async function findOpenRest(shop: Asking, order: Order): Promise<PaymentRequest | undefined> {
  const [request] = await shop.database
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.orderId, order.orderId),
        eq(paymentRequests.state, 'OPEN'),
        isNull(paymentRequests.ofVersion),
      ),
    )
  return request && (await isStillAsked(shop, order, request)) ? request : undefined
}
