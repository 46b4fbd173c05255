import { Client } from 'pg'

/**
 * Connects, lets `use` run queries, and disconnects. For starting, stopping and long work, not for requests: there is no time limit. `name` says in the
 * list of connections whose it is.
 */
export async function withConnection<T>(
  url: string,
  use: (client: Client) => Promise<T>,
  { timeout, name }: { timeout?: number; name?: string } = {},
): Promise<T> {
  const client = new Client({
    connectionString: url,
    ...(timeout === undefined ? {} : { connectionTimeoutMillis: timeout }),
    ...(name === undefined ? {} : { application_name: name }),
  })
  // A lost connection fails the statement that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Runs one query on a connection of its own and returns the rows. */
export const askOnce = (url: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
  withConnection(url, async client => (await client.query(sql, values)).rows, { timeout: 5_000 })
