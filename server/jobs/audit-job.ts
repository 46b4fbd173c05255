import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { runAudit } from '../../shop/upkeep/run-audit.server.ts'
import { withOwnConnection } from './own-connection.ts'

export { AUDIT_ASKED, LONGEST_AUDIT } from '../../shop/upkeep/ask-for-audit.server.ts'

/** The nightly audit of the books. */
export async function auditBooks(pool: Pool): Promise<object> {
  const found = await withOwnConnection(pool, 'audit', client => runAudit(client, databaseOn(pool)))
  return found ? { checked: found.checked, wrong: found.wrong.map(({ name }) => name) } : { running: true }
}
