import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Makes calls at the same moment for sure: holds what the statement `lock` locks until every one of them waits for a lock,
 * and lets go: undoing it, or by `ends` keeping it. Answers what they answered.
 */
export async function meeting<Answer>(
  pool: Pool,
  lock: string,
  calls: readonly (() => Promise<Answer>)[],
  ends: 'rollback' | 'commit' = 'rollback',
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

/** How many wait for a lock; by another connection than that of who holds it: within a transaction that is read once. */
export async function waitingForLocks(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}
