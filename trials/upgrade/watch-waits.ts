import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** The milliseconds between two looks. */
const EVERY = 50

/** Watches how long statements wait for a table, until it is asked to stop; returns the longest wait in milliseconds. */
export async function watchWaits(url: string): Promise<{ stop(): Promise<number> }> {
  const client = new Client({ connectionString: url, application_name: 'souk trial' })
  client.on('error', () => {})
  await client.connect()
  let isOver = false
  let longest = 0
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query(
        `select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart)) * 1000, 0)::float as waited
         from pg_locks l where not l.granted and l.locktype = 'relation'`,
      )
      longest = Math.max(longest, rows[0].waited)
      await pause(EVERY)
    }
  })()
  const ended = () => watching.finally(() => client.end())
  let ending: Promise<void> | undefined
  return {
    stop: async () => {
      isOver = true
      ending ??= ended()
      await ending
      return longest
    },
  }
}
