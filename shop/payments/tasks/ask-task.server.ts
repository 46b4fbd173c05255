import type { Shop } from '../../lib/shop.server.ts'
import { paymentTasks } from '../payments.tables.server.ts'

/** A task as it is requested now. */
type AskedTask = Omit<typeof paymentTasks.$inferInsert, 'askedAt' | 'nextTryAt'>

/** Requests a task for a provider, once for each cause; returns true if it was new. */
export async function askTask(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  task: AskedTask,
): Promise<boolean> {
  const now = clock()
  const asked = await database
    .insert(paymentTasks)
    .values({ ...task, askedAt: now, nextTryAt: now })
    .onConflictDoNothing()
    .returning({ taskId: paymentTasks.taskId })
  return asked.length > 0
}
