import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** The advisory lock of everything that changes tables and functions. */
const LOCK = 730_1001
/** The milliseconds between two tries, and the number of tries: an hour, because an index of a large shop takes its time. */
const REST = 100
const TRIES = 36_000

const BUSY =
  'Another process has been updating this database for an hour. Wait until it has ended, or end it, and start again.'

/** Takes the lock until the connection ends, if no other process has it; returns false if one has. */
export async function tryMigrationLock(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK])
  return rows[0].taken
}

/**
 * Takes the lock as soon as no other process has it. It asks again and again, because an index that is made while people write waits for
 * every statement that runs, and so would wait for this one. Throws an Error after an hour.
 */
export async function takeMigrationLock(client: Client): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (await tryMigrationLock(client)) return
    await pause(REST)
  }
  throw new Error(BUSY)
}
