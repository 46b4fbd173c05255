import { Client, type Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { runAudit } from '../../shop/upkeep/run-audit.server.ts'
import type { JobWatch } from './job.ts'

export { AUDIT_ASKED, LONGEST_AUDIT } from '../../shop/upkeep/ask-for-audit.server.ts'

/** The nightly audit of the books, on a connection without the time limit of the pool. An error is noted and reported, not retried. */
export async function auditBooks(pool: Pool, { report }: Pick<JobWatch, 'report'>): Promise<object> {
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
  } catch (error) {
    report(error)
    return { failed: true }
  } finally {
    await client.end().catch(() => {})
  }
}
