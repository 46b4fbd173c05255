import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { orders } from './orders.tables.server.ts'

/** Returns the number of orders placed in the last hour, and the age of the newest order in seconds; null if there is none. */
export async function orderPace(
  database: Database,
): Promise<{ placedInHour: number; newestSeconds: number | null }> {
  const { rows } = await database.execute<{ placedInHour: number; newestSeconds: number | null }>(sql`
    select (select count(*)::int from ${orders} where create_date > now() - interval '1 hour') as "placedInHour",
      (select extract(epoch from now() - max(create_date))::float8 from ${orders}) as "newestSeconds"`)
  return rows[0] as (typeof rows)[0]
}
