import { Client, type Pool } from 'pg'

/** Runs a statement that writes very many rows, and may take longer than the shop's timeout. */
export async function fill(pool: Pool, text: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: pool.options.connectionString as string })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
