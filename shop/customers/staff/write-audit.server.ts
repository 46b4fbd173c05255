import type { Database } from '../../../database/pool.ts'
import type { AuditEntry } from '../../lib/shop.server.ts'
import { auditEntries } from './audit.tables.server.ts'

/** Writes an audit row in the name of an account, in the running transaction. */
export async function writeAudit(
  database: Database,
  custId: number,
  { subjectId, ...entry }: AuditEntry,
  happenedAt: Date,
): Promise<void> {
  await database.insert(auditEntries).values({ ...entry, subjectId: String(subjectId), custId, happenedAt })
}

/** Does what `writeAudit` does, for many changes at once. */
export async function writeAudits(
  database: Database,
  custId: number,
  entries: readonly AuditEntry[],
  happenedAt: Date,
): Promise<void> {
  if (entries.length === 0) return
  await database.insert(auditEntries).values(
    entries.map(({ subjectId, ...entry }) => ({
      ...entry,
      subjectId: String(subjectId),
      custId,
      happenedAt,
    })),
  )
}
