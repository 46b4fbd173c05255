import { Client } from 'pg'

/** A person who is writing on a primary at the moment at which its machine stands still. */
export async function writingOn(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 20_000 })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(
    `insert into idempotency_keys (call, key, input_hash, answer) values ('trial', 'cut off', '', '{}')`,
  )
  return {
    /** Commits once the machine goes on, and returns true if the primary of before acknowledges it. */
    commits: () =>
      client.query('commit').then(
        ({ command }) => command === 'COMMIT',
        () => false,
      ),
    close: () => client.end().catch(() => {}),
  }
}
