import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { NOBODY } from './forget-messages.server.ts'
import { outbox } from './outbox.tables.server.ts'

/**
 * The messages that wait to be sent, the moment of the oldest, those of them that are due, the seconds for which one has been due, and
 * the parked ones.
 */
export type WaitingMessages = {
  waiting: number
  oldestAt: Date | null
  due: number
  dueSeconds: number
  parked: number
}

/** Counts the messages that wait to be sent and those that are parked. */
export async function countWaiting(database: Database): Promise<WaitingMessages> {
  const { rows } = await database.execute<
    Omit<WaitingMessages, 'oldestAt'> & { oldestAt: string | null }
  >(sql`
    select count(*) filter (where parked_at is null)::int as waiting,
      min(created_at) filter (where parked_at is null) as "oldestAt",
      count(*) filter (where parked_at is null and next_try_at <= now())::int as due,
      coalesce(extract(epoch from now() - min(next_try_at) filter (where parked_at is null and next_try_at <= now())), 0)::float8 as "dueSeconds",
      count(*) filter (where parked_at is not null and recipient <> ${NOBODY})::int as parked
    from ${outbox} where sent_at is null`)
  const { oldestAt, ...counts } = rows[0] as (typeof rows)[0]
  return { ...counts, oldestAt: oldestAt === null ? null : new Date(oldestAt) }
}
