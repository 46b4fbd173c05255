import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Branches } from '../lib/permissions.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import type { PaymentState } from '../orders/payment-states.rules.ts'
import {
  enterPaid,
  holdOrder,
  moveMoney,
  notifyOfRefund,
  type Settling,
} from '../orders/settle-order.server.ts'
import type { Intent } from './card-provider.ts'
import { forgiveElsewhere } from './goodwill.server.ts'
import {
  asideOf,
  combined,
  type LedgerSums,
  laterOutcome,
  missingEntries,
  retainedOf,
  stateOf,
  sumsOf,
} from './ledger.rules.ts'
import type { CardOutcome } from './payment-words.ts'
import { paymentEntries, payments, paymentTasks } from './payments.tables.server.ts'
import { enterRest } from './rest/enter-rest.server.ts'
import { askTask } from './tasks/ask-task.server.ts'

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

/** A payment with the sums of its ledger. */
export type OnePayment = { payment: Payment; sums: LedgerSums }

/** An order with one of its payments, and the sums of the others; locked until the running transaction ends. */
export type HeldPayment = OnePayment & { order: Order; others: LedgerSums[] }

/** Locks an order, of these branches, and its payments, and returns it with them, the latest first; undefined if there is no such order. */
export async function holdPayments(
  database: Database,
  orderId: number,
  branches: Branches = 'all',
): Promise<{ order: Order; held: OnePayment[] } | undefined> {
  const order = await holdOrder(database, orderId, branches)
  if (!order) return undefined
  const found = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
  const held: OnePayment[] = []
  for (const payment of found) held.push({ payment, sums: await readSums(database, payment.paymentId) })
  return { order, held }
}

/** Locks an order, of these branches, and its payments, and returns the one that is meant; undefined if there is none. */
export async function holdPayment(
  database: Database,
  orderId: number,
  isMeant: (one: OnePayment) => boolean,
  branches: Branches = 'all',
): Promise<HeldPayment | undefined> {
  const found = await holdPayments(database, orderId, branches)
  const one = found?.held.find(isMeant)
  if (!found || !one) return undefined
  const others = found.held.filter(other => other !== one).map(({ sums }) => sums)
  return { order: found.order, ...one, others }
}

/** Reads the sums of a payment's ledger. */
export async function readSums(database: Database, paymentId: number): Promise<LedgerSums> {
  const entries = await database
    .select({ kind: paymentEntries.kind, amount: paymentEntries.amount })
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, paymentId))
    .orderBy(asc(paymentEntries.entryId))
  return sumsOf(entries)
}

/**
 * Records the provider's state of an order's payment, in the running transaction: missing ledger entries, and the
 * consequences for the order. The same or an older state changes nothing. Returns the new payment state of the order;
 * undefined if the payment is not the order's.
 */
export async function settlePayment(
  shop: Settling,
  orderId: number,
  intent: Intent,
): Promise<PaymentState | undefined> {
  const { database, clock } = shop
  const held = await holdPayment(database, orderId, ({ payment }) => payment.intentId === intent.intentId)
  if (!held) return undefined
  const { order, payment, sums, others } = held
  // A cancelled payment stays cancelled: this state was read before.
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
    .set({
      card,
      failure,
      lookedAt: now,
      captureBefore: intent.captureBefore,
      ...(intent.cardType ? { cardType: intent.cardType } : {}),
    })
    .where(eq(payments.paymentId, paymentId))
  const after = { order, payment: { ...payment, card }, sums: withEntries(sums, entries), others }
  return follow(shop, after, entries)
}

const withEntries = (sums: LedgerSums, entries: readonly { kind: keyof LedgerSums; amount: number }[]) => {
  const after = { ...sums }
  for (const { kind, amount } of entries) after[kind] += amount
  return after
}

/** Updates an order from its ledger; returns its new payment state. */
async function follow(
  shop: Settling,
  held: HeldPayment,
  entries: readonly { kind: string; amount: number }[],
): Promise<PaymentState> {
  const { order, payment, sums, others } = held
  const all = combined([...others, sums])
  const before = order.paymentState as PaymentState
  if (before === 'EXPIRED') {
    await sendBack(shop, held)
    return before
  }
  const state = stateOf(all)
  if (!state) return before
  const given = entries.find(({ kind }) => kind === 'REFUNDED')?.amount ?? 0
  // Money that came and went before it was seen pays for nothing.
  if (before === 'AWAITING' && asideOf(sums) + retainedOf(sums) <= 0) return before
  if (before === 'AWAITING') await enterPaid(shop, order, { state, amount: payment.amount })
  else await moveMoney(shop, order, state)
  if (payment.attempt > 1 && entries.some(({ kind }) => kind === 'TAKEN'))
    await enterRest(shop, order, payment)
  if (given > 0) {
    await forgiveElsewhere(shop, order, { paymentId: payment.paymentId, given })
    await notifyOfRefund(shop, order, {
      template: 'order-refunded',
      amount: given,
      reason: await reasonOf(shop.database, order.orderId, given),
      cause: String(all.REFUNDED),
    })
  }
  return state
}

/**
 * Returns staff's reason for a refund of this amount (minor units), if they gave one; its event may arrive before its task
 * is done.
 */
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
/** The reasons of the shop's own tasks. */
const shopReasons = ['late', 'expired', 'rejected', 'closed', 'lapsing', 'change']

/**
 * Returns money that came when the products were no longer held, at once, and tells the customer. Closes a payment that was
 * opened as the time ended, so that no money comes.
 */
async function sendBack(shop: Settling, { order, payment, sums }: HeldPayment): Promise<void> {
  const { orderId } = order
  const [aside, retained] = [asideOf(sums), retainedOf(sums)]
  const { paymentId, card } = payment
  const about = { paymentId, orderId }
  if (aside + retained <= 0) {
    if (card === 'taken' || card === 'cancelled') return
    await askTask(shop, { ...about, kind: 'CANCEL', reason: 'expired', cause: `expired ${orderId}` })
    return
  }
  const isNew = await askTask(shop, {
    ...about,
    ...(retained > 0 ? { kind: 'REFUND', amount: retained } : { kind: 'CANCEL', amount: null }),
    reason: 'late',
    // An authorization that can no longer be released is refunded.
    cause: retained > 0 ? `late REFUND ${orderId}` : `late CANCEL ${orderId}`,
  })
  if (isNew)
    await notifyOfRefund(shop, order, { template: 'payment-late', amount: aside + retained, cause: 'late' })
}

/** True if a task for the order's payment is still waiting. */
export async function isAsked(database: Database, orderId: number): Promise<boolean> {
  const rows = await database
    .select({ taskId: paymentTasks.taskId })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.state, 'WAITING')))
    .limit(1)
  return rows.length > 0
}

/**
 * Returns the amount of a locked payment that may still be refunded, in minor units: what the shop has less the refunds
 * already requested.
 */
export async function refundableOf(database: Database, { payment, sums }: OnePayment): Promise<number> {
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
  return waiting.reduce((left, task) => left - (task.amount ?? 0), retainedOf(sums))
}

/** The cause under which a refused task is requested once more, and only once. */
export const againCause = (taskId: number): string => `again ${taskId}`
