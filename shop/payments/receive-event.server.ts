import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Shop } from '../lib/shop.server.ts'
import type { Settling } from '../orders/settle-order.server.ts'
import type { CardProvider, Intent } from './card-provider.ts'
import { paymentEvents, payments } from './payments.tables.server.ts'
import type { Cards } from './providers/provider-kind.ts'
import { providerNamed } from './providers/providers.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** An event that was received, about a payment of ours or not. */
export type Received = { provider: string; eventId: string; intentId: string | undefined }

/** The milliseconds that a node has to handle an event before another one tries. */
const OWN_TRY = 15_000

/**
 * Stores an event that its provider has signed, once; throws `BadSignature` otherwise. It is handled afterwards, and again
 * until that succeeds: the provider may rely on it not being lost.
 */
export async function receiveEvent(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  provider: CardProvider,
  raw: Buffer,
  signature: string,
): Promise<Received> {
  const { eventId, kind, intentId } = await provider.readEvent(raw, signature)
  const received = { provider: provider.name, eventId, intentId }
  if (intentId === undefined) return received
  const now = clock()
  await database
    .insert(paymentEvents)
    .values({
      provider: provider.name,
      eventId,
      kind: kind.slice(0, 100),
      intentId,
      receivedAt: now,
      nextTryAt: new Date(now.getTime() + OWN_TRY),
    })
    .onConflictDoNothing()
  return received
}

/** Reads the payment of an event from its provider; asks nobody if the payment is not ours. */
export async function lookForEvent(
  cards: Cards,
  { provider, intentId }: Received,
): Promise<Intent | undefined> {
  const payment = intentId === undefined ? undefined : await findPaid(cards.database, provider, intentId)
  return payment && providerNamed(cards, provider)?.find(payment.intentId)
}

/** Finds the payment with this id at the provider; undefined if it is not ours. */
async function findPaid(database: Database, provider: string, intentId: string) {
  const [payment] = await database
    .select({ orderId: payments.orderId, intentId: payments.intentId })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.intentId, intentId)))
  return payment
}

/** Records the provider's state of an event's payment, and that the event is handled, in the running transaction. */
export async function settleEvent(
  shop: Settling,
  { provider, eventId, intentId }: Received,
  intent: Intent | undefined,
): Promise<void> {
  const { database, clock } = shop
  const [handled] = await database
    .update(paymentEvents)
    .set({ handledAt: clock() })
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.eventId, eventId),
        isNull(paymentEvents.handledAt),
      ),
    )
    .returning({ eventId: paymentEvents.eventId })
  if (!handled || !intent || intentId === undefined) return
  const payment = await findPaid(database, provider, intentId)
  if (payment) await settlePayment(shop, payment.orderId, intent)
}
