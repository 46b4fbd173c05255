import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { NOBODY } from './forget-messages.server.ts'

/** Counts the messages that wait to be sent and those that are parked; `oldestAt` is the moment of the oldest that waits. */
export async function countWaiting(
  database: Database,
): Promise<{ waiting: number; parked: number; oldestAt: Date | null }> {
  const { rows } = await database.execute<{ waiting: number; parked: number; oldestAt: string | null }>(sql`
    select count(*) filter (where parked_at is null)::int as waiting,
      count(*) filter (where parked_at is not null and recipient <> ${NOBODY})::int as parked,
      min(created_at) filter (where parked_at is null) as "oldestAt"
    from outbox where sent_at is null`)
  const { waiting = 0, parked = 0, oldestAt = null } = rows[0] ?? {}
  return { waiting, parked, oldestAt: oldestAt === null ? null : new Date(oldestAt) }
}
