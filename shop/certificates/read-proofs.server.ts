import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { CertificateKind } from '../catalogue/filters/certified-kinds.ts'
import { todayAtMainBranch } from '../settings/branches/main-branch.server.ts'
import { certificateDocuments, certificates } from './certificates.tables.server.ts'
import { holdsOn, isAbout } from './find-claims.server.ts'

/** A claim that an authority proves. */
export type Proof = { kind: CertificateKind; authority: string }

/** Reads the claims that are proved of products today, by their ids. Without products it sends no statement. */
export async function readProofs(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, Proof[]>> {
  if (productIds.length === 0) return new Map()
  const { kind, authority, certificateId } = certificates
  const productId = sql<number>`of.product_id`
  const rows = await database
    .selectDistinct({ productId, kind, authority })
    .from(sql`unnest(${sql.param([...new Set(productIds)])}::int[]) of (product_id)`)
    .innerJoin(certificates, and(holdsOn(todayAtMainBranch), isAbout(database, productId)))
    .innerJoin(certificateDocuments, eq(certificateDocuments.certificateId, certificateId))
    .orderBy(kind, authority)
  return Map.groupBy(rows as ({ productId: number } & Proof)[], row => row.productId)
}
