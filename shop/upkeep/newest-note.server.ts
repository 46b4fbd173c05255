import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/** Returns the moment of the newest note of a node in a database: while a shop runs on it, it is 30 seconds old at most. */
export async function newestNote(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ at: string | null }>(
    sql`select greatest((select max(seen_at) from nodes), (select max(started_at) from upkeep_runs)) as at`,
  )
  if (!rows[0]?.at) throw new Error('No shop has run on this copy.')
  return new Date(rows[0].at)
}

/** Returns the size of a database in bytes. */
export async function databaseBytes(database: Database): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  return Number(rows[0]?.bytes ?? 0)
}
