import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { auditEntries } from '../customers/audit.tables.server.ts'
import type { SetProduct } from './change-product.server.ts'

/** A row as it stands in the audit: moments are texts there. */
type Told = Record<string, unknown> & { updatedDate?: string }

/**
 * How a product was before its last change, as the audit has it. Nothing where the product has not been changed, or where
 * that change left no row there.
 */
export async function findChangeToUndo(
  database: Database,
  { productId, updatedDate }: Pick<SetProduct, 'productId' | 'updatedDate'>,
): Promise<Told | undefined> {
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
  const { before, after } = (last ?? {}) as { before?: Told | null; after?: Told }
  return before && after?.updatedDate === updatedDate.toISOString() ? before : undefined
}
