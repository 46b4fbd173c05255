import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import type { PaymentState } from '../orders/payment-states.rules.ts'
import {
  enterPaid,
  holdOrder,
  moveMoney,
  type Settling,
  tellOfRefund,
} from '../orders/settle-order.server.ts'
import type { Intent } from './card-provider.ts'
import {
  asideOf,
  keptOf,
  type LedgerSums,
  laterOutcome,
  missingEntries,
  stateOf,
  sumsOf,
} from './ledger.rules.ts'
import type { CardOutcome } from './payment-words.ts'
import { paymentEntries, payments, paymentTasks } from './payments.tables.server.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

/** An order with its payment and ledger, which nobody else changes until the running transaction ends. */
export type HeldPayment = { order: Order; payment: Payment; sums: LedgerSums }

/** Holds an order and its payment; nothing where there is no payment. */
export async function holdPayment(database: Database, orderId: number): Promise<HeldPayment | undefined> {
  const order = await holdOrder(database, orderId)
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, orderId))
  if (!order || !payment) return undefined
  return { order, payment, sums: await readSums(database, payment.paymentId) }
}

/** What the ledger of a payment comes to. */
export async function readSums(database: Database, paymentId: number): Promise<LedgerSums> {
  const entries = await database
    .select({ kind: paymentEntries.kind, amount: paymentEntries.amount })
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, paymentId))
    .orderBy(asc(paymentEntries.entryId))
  return sumsOf(entries)
}

/**
 * Writes down what a provider shows of the payment of an order, in the running transaction: what the ledger lacks, and what
 * follows for the order. Whoever sees the same again, or something older, changes nothing. Answers how the money of the order
 * stands by then; nothing where the payment is not that of the order.
 */
export async function settlePayment(
  shop: Settling,
  orderId: number,
  intent: Intent,
): Promise<PaymentState | undefined> {
  const { database, clock } = shop
  const held = await holdPayment(database, orderId)
  if (held?.payment.intentId !== intent.intentId) return undefined
  const { order, payment, sums } = held
  // What was cancelled stays so: something else was seen before that.
  if (payment.card === 'cancelled' && intent.card !== 'cancelled') return order.paymentState as PaymentState
  const { paymentId } = payment
  const now = clock()
  const entries = missingEntries(sums, intent)
  if (entries.length)
    await database
      .insert(paymentEntries)
      .values(
        entries.map(entry => ({ ...entry, paymentId, orderId, reference: intent.intentId, noticedAt: now })),
      )
  const card = laterOutcome(payment.card as CardOutcome, intent.card)
  const failure = card === intent.card ? intent.failure : payment.failure
  await database
    .update(payments)
    .set({ card, failure, lookedAt: now })
    .where(eq(payments.paymentId, paymentId))
  return follow(shop, { order, payment: { ...payment, card }, sums: withEntries(sums, entries) }, entries)
}

const withEntries = (sums: LedgerSums, entries: readonly { kind: keyof LedgerSums; amount: number }[]) => {
  const after = { ...sums }
  for (const { kind, amount } of entries) after[kind] += amount
  return after
}

/** What an order becomes by its ledger; answers how its money stands then. */
async function follow(
  shop: Settling,
  { order, payment, sums }: HeldPayment,
  entries: readonly { kind: string; amount: number }[],
): Promise<PaymentState> {
  const before = order.paymentState as PaymentState
  if (before === 'EXPIRED') {
    await sendBack(shop, { order, payment, sums })
    return before
  }
  const state = stateOf(sums)
  if (!state) return before
  const given = entries.find(({ kind }) => kind === 'REFUNDED')?.amount ?? 0
  // What came and went before it was seen pays for nothing.
  if (before === 'AWAITING' && asideOf(sums) + keptOf(sums) <= 0) return before
  if (before === 'AWAITING') await enterPaid(shop, order, { state, amount: payment.amount })
  else await moveMoney(shop, order, state)
  if (given > 0)
    await tellOfRefund(shop, order, {
      template: 'order-refunded',
      amount: given,
      reason: await reasonOf(shop.database, order.orderId, given),
      cause: String(sums.REFUNDED),
    })
  return state
}

/** Why staff give so much back, in minor units, as far as they said so; an event of it may be faster than its task. */
async function reasonOf(database: Database, orderId: number, amount: number): Promise<string | undefined> {
  const [task] = await database
    .select({ reason: paymentTasks.reason })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.orderId, orderId),
        eq(paymentTasks.kind, 'REFUND'),
        eq(paymentTasks.amount, amount),
        eq(paymentTasks.state, 'WAITING'),
        notInArray(paymentTasks.reason, shopReasons),
      ),
    )
    .orderBy(asc(paymentTasks.taskId))
    .limit(1)
  return task?.reason
}
/** The reasons of tasks that the shop asks for by itself. */
const shopReasons = ['late', 'expired', 'rejected', 'closed']

/**
 * Money that came when the goods were no longer held goes back at once, and its owner is told. A payment that was opened while the
 * time ended is closed, so that none comes.
 */
async function sendBack(shop: Settling, { order, payment, sums }: HeldPayment): Promise<void> {
  const { orderId } = order
  const [aside, kept] = [asideOf(sums), keptOf(sums)]
  const { paymentId, card } = payment
  const asked = { paymentId, orderId, askedAt: shop.clock(), nextTryAt: shop.clock() }
  if (aside + kept <= 0) {
    if (card === 'taken' || card === 'cancelled') return
    await askOf(shop.database, { ...asked, kind: 'CANCEL', reason: 'expired', cause: `expired ${orderId}` })
    return
  }
  const isNew = await askOf(shop.database, {
    ...asked,
    ...(kept > 0 ? { kind: 'REFUND', amount: kept } : { kind: 'CANCEL', amount: null }),
    reason: 'late',
    // What could not be let go any more is given back.
    cause: kept > 0 ? `late REFUND ${orderId}` : `late CANCEL ${orderId}`,
  })
  if (isNew)
    await tellOfRefund(shop, order, { template: 'payment-late', amount: aside + kept, cause: 'late' })
}

/** Asks for something of a provider, once for each cause; answers whether it was asked for now. */
export async function askOf(database: Database, task: typeof paymentTasks.$inferInsert): Promise<boolean> {
  const asked = await database
    .insert(paymentTasks)
    .values(task)
    .onConflictDoNothing()
    .returning({ taskId: paymentTasks.taskId })
  return asked.length > 0
}

/** Whether something is still to be done with the money of an order. */
export async function isAsked(database: Database, orderId: number): Promise<boolean> {
  const rows = await database
    .select({ taskId: paymentTasks.taskId })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.state, 'WAITING')))
    .limit(1)
  return rows.length > 0
}

/** What may still be given back of a held payment, in minor units: what is kept less what is asked back already. */
export async function refundableOf(database: Database, { payment, sums }: HeldPayment): Promise<number> {
  const waiting = await database
    .select({ amount: paymentTasks.amount })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.paymentId, payment.paymentId),
        eq(paymentTasks.kind, 'REFUND'),
        eq(paymentTasks.state, 'WAITING'),
      ),
    )
  return waiting.reduce((left, task) => left - (task.amount ?? 0), keptOf(sums))
}

/** The cause by which a task that was refused is asked for once more, and once only. */
export const againCause = (taskId: number): string => `again ${taskId}`
