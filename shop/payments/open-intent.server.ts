import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import type { CardProvider, Intent } from './card-provider.ts'
import type { ToPay } from './order-to-pay.server.ts'
import { paymentRequests, payments } from './payments.tables.server.ts'

/**
 * Opens the payment of an order with a provider, or finds the existing one; outside of any transaction. The provider knows
 * the order by its own key: after a crash between its answer and our row, the next try opens the same payment again.
 */
export async function openIntent(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  provider: CardProvider,
  { order, payment, takenLater, amount, rest }: ToPay,
): Promise<Intent> {
  if (payment) return provider.find(payment.intentId)
  const { orderId, orderNum, currency } = order
  // Another database may have the same order number; the link's secret is unique, and only its hash leaves the shop.
  const hash = createHash('sha256').update(order.linkKey).digest('hex').slice(0, 32)
  const key = rest ? `souk-order-${hash}-${rest.requestId}` : `souk-order-${hash}`
  const intent = await provider.open({ key, orderId, orderNum, amount, currency, takenLater })
  const now = clock()
  await database
    .insert(payments)
    .values({
      orderId,
      attempt: rest
        ? sql`(select coalesce(max(attempt), 0) + 1 from payments where order_id = ${orderId})`
        : 1,
      provider: provider.name,
      intentId: intent.intentId,
      amount,
      currency,
      takenLater,
      card: intent.card,
      ...(intent.cardType ? { cardType: intent.cardType } : {}),
      openedAt: now,
      lookedAt: now,
    })
    .onConflictDoNothing()
  const [written] = await database
    .select({ paymentId: payments.paymentId, intentId: payments.intentId })
    .from(payments)
    .where(
      rest
        ? and(eq(payments.provider, provider.name), eq(payments.intentId, intent.intentId))
        : and(eq(payments.orderId, orderId), eq(payments.attempt, 1)),
    )
  if (rest && written)
    await database
      .update(paymentRequests)
      .set({ paymentId: written.paymentId })
      .where(and(eq(paymentRequests.requestId, rest.requestId), isNull(paymentRequests.paymentId)))
  return written?.intentId === intent.intentId ? intent : provider.find(written?.intentId ?? intent.intentId)
}
