import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { payments, paymentTasks } from './payments.tables.server.ts'

/** The card payments of the last hour by state, among the latest; the tasks that wait for the provider. */
export type PaymentPace = {
  byState: { state: string; count: number }[]
  tasksWaiting: number
  oldestTaskSeconds: number
}

/** The latest payments that are counted: a further one costs time and says little. */
const LATEST = 1_000

/** Reads how card payments are going. */
export async function paymentPace(database: Database): Promise<PaymentPace> {
  const [{ rows: byState }, { rows: tasks }] = await Promise.all([
    database.execute<{ state: string; count: number }>(sql`
      select card as state, count(*)::int as count
      from (select card, opened_at from ${payments} order by payment_id desc limit ${LATEST}) latest
      where opened_at > now() - interval '1 hour' group by card`),
    database.execute<{ waiting: number; oldest: number }>(sql`
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as oldest
      from ${paymentTasks} where state = 'WAITING'`),
  ])
  return { byState, tasksWaiting: tasks[0]?.waiting ?? 0, oldestTaskSeconds: tasks[0]?.oldest ?? 0 }
}
