import { Client, type Pool } from 'pg'

/**
 * Gives long work a connection of its own to the database of a pool, without the pool's time limits, and ends it. `name` says in the list of
 * connections whose it is.
 */
export async function withOwnConnection<T>(
  pool: Pool,
  name: string,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: pool.options.connectionString,
    application_name: `souk ${name}`,
    connectionTimeoutMillis: 5_000,
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
