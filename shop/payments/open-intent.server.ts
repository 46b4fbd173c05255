import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import { type CardProvider, type Intent, Refused } from './card-provider.ts'
import type { ToPay } from './order-to-pay.server.ts'
import { payments } from './payments.tables.server.ts'

/**
 * Opens the payment of an order with a provider, or finds the existing one; outside of any transaction. The provider knows
 * the order by its own key: after a crash between its answer and our row, the next try opens the same payment again. Refused if the
 * order ended, or its request was withdrawn, before the row was written: the provider then cancels the payment.
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
  const { rowCount } = await database.execute(
    writePayment({ order, takenLater, amount, rest }, provider, intent, clock()),
  )
  if (rowCount) throw new Refused('payment_intent_unexpected_state')
  const [written] = await database
    .select({ intentId: payments.intentId })
    .from(payments)
    .where(
      rest
        ? and(eq(payments.provider, provider.name), eq(payments.intentId, intent.intentId))
        : and(eq(payments.orderId, orderId), eq(payments.attempt, 1)),
    )
  // Another request of the order was written at the same moment.
  if (!written) throw new Refused('payment_intent_unexpected_state')
  return written.intentId === intent.intentId ? intent : provider.find(written.intentId)
}

/**
 * Writes a payment, for its request if it has one. If its order waits for no payment any more, or its request was withdrawn, the same
 * statement asks for its end and returns a row: nobody else knows of this payment.
 */
const writePayment = (
  { order: { orderId, currency }, takenLater, amount, rest }: Omit<ToPay, 'payment' | 'moving' | 'change'>,
  { name }: CardProvider,
  { intentId, card, cardType }: Intent,
  now: Date,
): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  const requestId = rest?.requestId ?? null
  return sql`
    with held as (select order_id, payment_state from orders where order_id = ${orderId}::int for no key update),
    written as (
      insert into payments (order_id, attempt, provider, intent_id, amount, currency, taken_later, card, card_type, opened_at, looked_at)
      select order_id, case when ${requestId}::bigint is null then 1
          else (select coalesce(max(attempt), 0) + 1 from payments p where p.order_id = held.order_id) end,
        ${name}, ${intentId}, ${amount}::bigint, ${currency}, ${takenLater}::boolean, ${card}, coalesce(${cardType ?? null}, 'CREDIT'), ${at}, ${at}
      from held on conflict do nothing returning payment_id
    ),
    asked as (
      update payment_requests set payment_id = written.payment_id from written
      where request_id = ${requestId}::bigint and payment_requests.payment_id is null returning state
    )
    insert into payment_tasks (payment_id, order_id, kind, reason, cause, asked_at, next_try_at)
    select payment_id, order_id, 'CANCEL', e.reason, e.cause, ${at}, ${at}
    from written cross join held left join asked on true
    cross join lateral (
      select 'expired' as reason, 'expired ' || order_id as cause where ${requestId}::bigint is null and payment_state <> 'AWAITING'
      union all select 'withdrawn', 'withdrawn ' || ${requestId}::bigint where asked.state <> 'OPEN'
    ) e
    on conflict do nothing returning task_id`
}
