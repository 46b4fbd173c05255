import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** PostgreSQL's codes for a lock that was not free in time, and for two transactions that wait for each other. */
const NOT_FREE = ['55P03', '40P01']
/** A statement that waits for a table makes everybody wait who comes after it, so it waits for less than a second. */
const LONGEST_WAIT = '800ms'
/** The number of tries, and the milliseconds between two of them, in which shoppers go on. */
const TRIES = 60
const REST = 500

const HELD =
  'The database could not be updated and was left as it was, because something holds one of its tables: end that (pg_stat_activity lists it), and start again.'

/**
 * Runs statements in one transaction that waits for a table for less than a second: then it takes back what it did, lets the
 * others go on, and is tried again. Throws an Error if the tables were never free.
 */
export async function withShortLocks(
  client: Client,
  statements: string,
  { tries = TRIES, rest = REST } = {},
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      await client.query(`begin; set local lock_timeout = '${LONGEST_WAIT}'; ${statements}\n; commit`)
      return
    } catch (error) {
      await client.query('rollback')
      if (!NOT_FREE.includes((error as { code?: string }).code ?? '')) throw error
      await pause(rest)
    }
  }
  throw new Error(HELD)
}
