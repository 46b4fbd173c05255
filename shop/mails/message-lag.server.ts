import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { outbox } from './outbox.tables.server.ts'

/** Returns the number of messages that are due, the seconds for which the oldest of them has been due, and the number of parked ones. */
export async function messageLag(
  database: Database,
): Promise<{ due: number; oldestSeconds: number; parked: number }> {
  const { rows } = await database.execute<{ due: number; oldestSeconds: number; parked: number }>(sql`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as "oldestSeconds",
      (select count(*)::int from ${outbox} where parked_at is not null) as parked
    from ${outbox} where sent_at is null and parked_at is null and next_try_at <= now()`)
  return rows[0] as (typeof rows)[0]
}
