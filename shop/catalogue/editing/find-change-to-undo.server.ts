import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { auditEntries } from '../../customers/staff/audit.tables.server.ts'
import type { SetProduct } from './change-product.server.ts'

/** A row as the audit stores it: timestamps are strings. */
type AuditText = Record<string, unknown> & { updatedDate?: string }

/**
 * Returns a product as it was before its last change, from the audit. Undefined if the product has not been changed, or if
 * that change left no audit row.
 */
export async function findChangeToUndo(
  database: Database,
  { productId, updatedDate }: Pick<SetProduct, 'productId' | 'updatedDate'>,
): Promise<AuditText | undefined> {
  const [last] = await database
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'product'),
        eq(auditEntries.subjectId, String(productId)),
        isNotNull(auditEntries.after),
      ),
    )
    .orderBy(desc(auditEntries.happenedAt), desc(auditEntries.auditId))
    .limit(1)
  const { before, after } = (last ?? {}) as { before?: AuditText | null; after?: AuditText }
  return before && after?.updatedDate === updatedDate.toISOString() ? before : undefined
}
