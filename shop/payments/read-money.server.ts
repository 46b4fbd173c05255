import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import { inCoins, upToCoins } from '../lib/coins.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import type { Branches } from '../lib/permissions.ts'
import { mayEdit } from '../orders/order-states.rules.ts'
import { isBooking } from '../orders/order-types.rules.ts'
import { orderItems, orders } from '../orders/orders.tables.server.ts'
import { isToWeigh } from '../orders/own/order-words.rules.ts'
import { isUnpaid, type PaymentState } from '../orders/payment-states.rules.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { balanceOf, cashSumsOf, restOf, withCash } from './cash/cash.rules.ts'
import { asideOf, dueOf, sumsOfAll } from './ledger.rules.ts'
import type { OrderMoney } from './order-money.contract.ts'
import type { CardOutcome, EntryKind, TaskKind } from './payment-words.ts'
import {
  cashEntries,
  paymentEntries,
  paymentRequests,
  payments,
  paymentTasks,
} from './payments.tables.server.ts'
import { totalOf } from './read-owed.server.ts'
import { againCause } from './settle-payment.server.ts'

/** Reads the payment of an order, of these branches, in decimals, in seven statements. */
export async function readMoney(
  database: Database,
  orderId: number,
  branches: Branches = 'all',
): Promise<OrderMoney | undefined> {
  const [[found], requests, entries, tasks, cash, items, settings] = await Promise.all([
    database
      .select({ order: orders, payment: payments })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.orderId))
      .where(and(eq(orders.orderId, orderId), ofBranches(orders.branchId, branches)))
      .orderBy(asc(payments.attempt))
      .limit(1),
    database
      .select()
      .from(paymentRequests)
      .where(and(eq(paymentRequests.orderId, orderId), eq(paymentRequests.state, 'OPEN'))),
    database
      .select()
      .from(paymentEntries)
      .where(eq(paymentEntries.orderId, orderId))
      .orderBy(asc(paymentEntries.entryId)),
    database
      .select({ task: paymentTasks, by: firstNameOf(paymentTasks.askedBy) })
      .from(paymentTasks)
      .where(eq(paymentTasks.orderId, orderId))
      .orderBy(asc(paymentTasks.taskId)),
    database
      .select({ entry: cashEntries, by: firstNameOf(cashEntries.writtenBy) })
      .from(cashEntries)
      .where(eq(cashEntries.orderId, orderId))
      .orderBy(asc(cashEntries.entryId)),
    database.select().from(orderItems).where(eq(orderItems.orderId, orderId)),
    readSettings(database),
  ])
  if (!found) return undefined
  const { order, payment } = found
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const sums = sumsOfAll(entries)
  const [request] = requests
  const waiting = (kind: TaskKind) =>
    tasks.reduce(
      (all, { task }) => (task.kind === kind && task.state === 'WAITING' ? all + (task.amount ?? 0) : all),
      0,
    )
  const refunding = waiting('REFUND')
  const cashSums = cashSumsOf(cash.map(({ entry }) => entry))
  const total = totalOf(order)
  const ofBooking = isBooking(order.orderType)
  const isOpen = !isUnpaid(order.paymentState) && !ofBooking
  const due = dueOf(total, withCash(sums, cashSums), refunding)
  const rest = isOpen ? restOf({ total, sums, cash: cashSums, refunding }) : 0
  const coin = toMinor(settings.smallestCoin, order.exponent)
  const causes = new Set(tasks.map(({ task }) => task.cause))
  return {
    orderId,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState as PaymentState,
    payUntil: order.payUntil?.toISOString() ?? null,
    grandTotal: decimal(order.grandTotal),
    final: !mayEdit(order.orderStatus) || !items.some(isToWeigh),
    ceiling: order.ceiling === null ? null : decimal(order.ceiling),
    provider: (payment?.provider as OrderMoney['provider']) ?? null,
    intentId: payment?.intentId ?? null,
    card: (payment?.card as CardOutcome | undefined) ?? null,
    cardType: payment?.cardType ?? null,
    failure: payment?.failure ?? null,
    authorised: decimal(asideOf(sums)),
    taken: decimal(sums.TAKEN),
    refunded: decimal(sums.REFUNDED),
    refunding: decimal(refunding),
    // A refund of a booking leaves what was agreed.
    due: decimal(ofBooking && sums.REFUNDED > 0 ? Math.min(0, due) : due),
    cashReceived: decimal(cashSums.received),
    cashPaidBack: decimal(cashSums.paidBack),
    cashBalance: decimal(balanceOf(cashSums)),
    cashRounded: decimal(cashSums.rounded),
    cashReceivable: decimal(inCoins(rest, coin)),
    cashReturnable: decimal(Math.min(balanceOf(cashSums), upToCoins(Math.max(0, -due), coin))),
    rest: decimal(rest),
    request: request
      ? {
          amount: decimal(request.amount),
          reason: request.reason,
          askedAt: request.askedAt.toISOString(),
          agreedAt: request.agreedAt?.toISOString() ?? null,
        }
      : null,
    cashEntries: cash.map(({ entry: { entryId, kind, amount, reason, writtenAt }, by }) => ({
      ...{ entryId, kind, reason, by },
      amount: decimal(amount),
      writtenAt: writtenAt.toISOString(),
    })),
    entries: entries.map(({ kind, amount, ...entry }) => ({
      entryId: entry.entryId,
      kind: kind as EntryKind,
      amount: decimal(amount),
      reference: entry.reference,
      noticedAt: entry.noticedAt.toISOString(),
    })),
    tasks: tasks.map(({ task, by }) => ({
      taskId: task.taskId,
      kind: task.kind as TaskKind,
      amount: task.amount === null ? null : decimal(task.amount),
      reason: task.reason,
      state: task.state as OrderMoney['tasks'][number]['state'],
      attempts: task.attempts,
      problem: task.problem,
      askedAt: task.askedAt.toISOString(),
      askedBy: by,
      triedAgain: causes.has(againCause(task.taskId)),
    })),
  }
}
