import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { type Branches, branchesWith } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { asideOf } from './ledger.rules.ts'
import { type OrderMoney, tryTaskAgain } from './order-money.contract.ts'
import { payments, paymentTasks } from './payments.tables.server.ts'
import { readMoney } from './read-money.server.ts'
import { againCause, type HeldPayment, holdPayment, isAsked, refundableOf } from './settle-payment.server.ts'
import { askTask } from './tasks/ask-task.server.ts'

type Task = typeof paymentTasks.$inferSelect

/** Locks a task with its order, of these branches, and payment until the running transaction ends. */
async function holdTask(database: Database, taskId: number, branches: Branches) {
  const which = eq(paymentTasks.taskId, taskId)
  const [known] = await database
    .select({ orderId: payments.orderId, paymentId: payments.paymentId })
    .from(paymentTasks)
    .innerJoin(payments, eq(payments.paymentId, paymentTasks.paymentId))
    .where(which)
  const held =
    known &&
    (await holdPayment(database, known.orderId, one => one.payment.paymentId === known.paymentId, branches))
  const [task] = held ? await database.select().from(paymentTasks).where(which) : []
  return held && task ? { held, task } : undefined
}

export const answerTryTaskAgain = handle(tryTaskAgain, async ({ taskId }, shop) => {
  const { database, caller, audit, clock } = shop
  const found = await holdTask(database, taskId, branchesWith(caller, 'orders'))
  if (!found) return refuse(tryTaskAgain, 'NOT_FOUND', undefined)
  const { held, task } = found
  const { orderId, orderNum, exponent } = held.order
  if (task.state === 'DONE') return refuse(tryTaskAgain, 'DONE', undefined)
  const note = (amount: number | null) =>
    audit.add({
      action: 'try again',
      subject: 'order',
      subjectId: orderId,
      after: {
        orderNum,
        kind: task.kind,
        ...(amount === null ? {} : { amount: toDecimal(amount, exponent) }),
      },
    })
  if (task.state === 'WAITING') {
    // The result is unknown: it is requested again under the same key.
    await database
      .update(paymentTasks)
      .set({ nextTryAt: clock(), attempts: 0 })
      .where(eq(paymentTasks.taskId, taskId))
    await note(task.amount)
  } else if (!(await isTriedAgain(database, task))) {
    // A provider repeats its refusal for a key that it refused.
    const amount = await amountLeft(database, held, task)
    if (amount === undefined) return refuse(tryTaskAgain, 'NOTHING_LEFT', undefined)
    await askAgain(shop, task, amount)
    await note(amount)
  }
  return (await readMoney(database, orderId)) as OrderMoney
})

async function isTriedAgain(database: Database, { taskId }: Task): Promise<boolean> {
  const again = await database
    .select({ taskId: paymentTasks.taskId })
    .from(paymentTasks)
    .where(eq(paymentTasks.cause, againCause(taskId)))
  return again.length > 0
}

/**
 * Returns the amount of a refused task that can still be done, in minor units; null if all of it is cancelled, undefined if
 * none is left.
 */
async function amountLeft(
  database: Database,
  held: HeldPayment,
  { kind, amount }: Task,
): Promise<number | null | undefined> {
  if (kind === 'REFUND') return positive(amount, await refundableOf(database, held))
  // A newer task decides about the whole authorization.
  if (await isAsked(database, held.order.orderId)) return undefined
  if (kind === 'CANCEL')
    return held.payment.card === 'taken' || held.payment.card === 'cancelled' ? undefined : null
  const isOver = held.order.orderStatus === 'REJECTED' || held.order.paymentState !== 'AUTHORISED'
  return isOver ? undefined : positive(amount, asideOf(held.sums))
}

function positive(wanted: number | null, most: number): number | undefined {
  const amount = Math.min(wanted ?? 0, most)
  return amount > 0 ? amount : undefined
}

/** Requests the same with a new task, in the caller's name. */
async function askAgain(shop: SignedInShop, task: Task, amount: number | null): Promise<void> {
  const { paymentId, orderId, kind, reason, taskId } = task
  await askTask(shop, {
    ...{ paymentId, orderId, kind, amount, reason },
    ...{ cause: againCause(taskId), askedBy: shop.caller.custId },
  })
}
