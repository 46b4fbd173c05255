import { Client } from 'pg'

/** Connects, runs one query, disconnects, and returns the rows. For starting and stopping, not for requests. */
export async function askOnce(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
