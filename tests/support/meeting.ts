import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Makes sure that calls run at the same moment: holds the locks of the statement `lock` until every call waits for a lock,
 * and releases them, by rolling back or, with `ends`, committing, after more statements if there are any. Returns their answers.
 */
export async function meeting<Answer>(
  pool: Pool,
  lock: string,
  calls: readonly (() => Promise<Answer>)[],
  ends: 'rollback' | 'commit' | `${string}; commit` = 'rollback',
): Promise<Answer[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const running = calls.map(call => call())
    await expect.poll(() => waitingForLocks(pool), { timeout: 10_000, interval: 20 }).toBe(calls.length)
    await holder.query(ends)
    return await Promise.all(running)
  } finally {
    await holder.query('rollback').catch(() => {})
    holder.release()
  }
}

/** The number of waits for locks. Not over the lock holder's connection: within a transaction this is read only once. */
export async function waitingForLocks(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}
