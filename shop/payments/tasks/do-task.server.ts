import { and, eq, ne } from 'drizzle-orm'
import { m } from '../../messages/m.ts'
import { type CardProvider, type Intent, ProviderAway, Refused } from '../card-provider.ts'
import { payments, paymentTasks } from '../payments.tables.server.ts'
import type { Desk } from '../payments-desk.server.ts'
import { providerNamed } from '../providers/providers.server.ts'
import { settlePayment } from '../settle-payment.server.ts'

type Task = typeof paymentTasks.$inferSelect

/**
 * The milliseconds for which a provider surely remembers a key (Stripe: 24 hours): later the same refund would be a new one.
 */
const KEY_LASTS = 20 * 3_600_000

/** Sends a task to a provider and records the result. Throws nothing that a later try may fix. */
export async function doTask(desk: Desk, task: Task): Promise<void> {
  const [payment] = await desk.database.select().from(payments).where(eq(payments.paymentId, task.paymentId))
  const provider = payment && providerNamed(desk, payment.provider)
  if (!payment || !provider) return note(desk, task, { problem: m.payments_no_provider() })
  const { intentId } = payment
  try {
    await askAndFinish(desk, task, provider, intentId)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    await note(desk, task, { problem: m.payments_provider_away() })
  }
}

async function askAndFinish(desk: Desk, task: Task, provider: CardProvider, intentId: string) {
  try {
    const isOld = desk.clock().getTime() - task.askedAt.getTime() > KEY_LASTS
    if (task.kind === 'REFUND' && isOld) {
      const problem = m.payments_unanswered_long()
      return await finish(desk, task, await provider.find(intentId), { state: 'FAILED', problem })
    }
    const intent = await ask(provider, intentId, task)
    await finish(desk, task, intent, { state: 'DONE', problem: null })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await refused(desk, task, provider, intentId, error.code)
  }
}

async function ask(
  provider: CardProvider,
  intentId: string,
  { taskId, kind, amount }: Task,
): Promise<Intent> {
  // During a decision it would be refused, and then for ever under this key.
  if (kind === 'CANCEL' && (await provider.find(intentId)).card === 'under way')
    throw new ProviderAway('The provider has not finished this request')
  // Another database may have a task with the same number.
  const key = `souk-task-${taskId}-${intentId}`
  if (kind === 'TAKE') return provider.take(intentId, amount as number, key)
  return kind === 'REFUND' ? provider.refund(intentId, amount as number, key) : provider.cancel(intentId, key)
}

/** Handles a refusal by the provider: the task may be done already, or have nothing left to act on. */
async function refused(desk: Desk, task: Task, provider: CardProvider, intentId: string, code: string) {
  const intent = await provider.find(intentId)
  const isOver =
    task.kind === 'CANCEL'
      ? intent.card === 'cancelled' || intent.card === 'taken'
      : task.kind === 'TAKE' && intent.card === 'taken' && intent.taken === task.amount
  await finish(
    desk,
    task,
    intent,
    isOver ? { state: 'DONE', problem: null } : { state: 'FAILED', problem: m.payments_refused({ code }) },
  )
}

const finish = (desk: Desk, task: Task, intent: Intent, end: Pick<Task, 'state' | 'problem'>) =>
  desk.inTransaction(async shop => {
    await settlePayment(shop, task.orderId, intent)
    // A concurrent worker may know that it was done: that result stays.
    await shop.database
      .update(paymentTasks)
      .set(end)
      .where(and(eq(paymentTasks.taskId, task.taskId), ne(paymentTasks.state, 'DONE')))
  })

const note = async ({ database }: Desk, { taskId }: Task, { problem }: { problem: string }) => {
  await database
    .update(paymentTasks)
    .set({ problem })
    .where(and(eq(paymentTasks.taskId, taskId), eq(paymentTasks.state, 'WAITING')))
}
