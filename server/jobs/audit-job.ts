import { Client, type Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { runAudit } from '../../shop/upkeep/run-audit.server.ts'

export { AUDIT_ASKED, LONGEST_AUDIT } from '../../shop/upkeep/ask-for-audit.server.ts'

/** The nightly audit of the books, on a connection without the time limit of the pool. */
export async function auditBooks(pool: Pool): Promise<object> {
  const client = new Client({
    connectionString: pool.options.connectionString,
    application_name: 'souk audit',
    connectionTimeoutMillis: 5_000,
  })
  // A lost connection fails the statement that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await runAudit(client, databaseOn(pool))
    return found ? { checked: found.checked, wrong: found.wrong.map(({ name }) => name) } : { running: true }
  } finally {
    await client.end().catch(() => {})
  }
}
