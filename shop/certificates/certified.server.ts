import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { productsIn } from '../catalogue/count-products.server.ts'
import { foodCategories } from '../catalogue/facts/find-fact-gaps.server.ts'
import type { CertificateKind } from '../catalogue/filters/certified-kinds.ts'
import { filterKey } from '../catalogue/filters/filters.rules.ts'
import { mainBranch } from '../settings/branches/main-branch.server.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { holdsOn } from './find-claims.server.ts'

/**
 * The products for which certificates prove a claim of one kind: those with one of the filter `keys`, and all of these `categories`.
 * `products`: the number of products that the list has in these categories.
 */
export type Certified = { kind: CertificateKind; keys: string[]; categories: number[]; products: number }

/**
 * Reads the claims that certificates prove on a day of the shop, for the list of a category (-1: all). A certificate of the main branch is
 * about all food, so that it changes no product.
 */
export async function readCertified(
  database: Database,
  today: string,
  category: number,
): Promise<Certified[]> {
  const { kind, subjectId } = certificateSubjects
  const ofShop = sql`bool_or(${kind} = 'BRANCH' and ${subjectId} = ${mainBranch})`
  const key = sql`case ${kind} when 'PRODUCT' then ${filterKey('certificate', '')} || ${certificates.certificateId}
    when 'BRAND' then ${filterKey('brand', '')} || ${subjectId} end`
  const ifOfShop = <Value>(then: SQL, otherwise: SQL) =>
    sql<Value>`case when ${ofShop} then ${then} else ${otherwise} end`
  const rows = await database
    .select({
      kind: certificates.kind,
      keys: sql<string[]>`array_remove(array_agg(distinct ${key}), null)`,
      categories: ifOfShop<number[]>(sql`array(${foodCategories()})`, sql`'{}'`),
      products: ifOfShop<number>(productsIn(foodCategories(), category), sql`0`),
    })
    .from(certificates)
    .innerJoin(certificateDocuments, eq(certificateDocuments.certificateId, certificates.certificateId))
    .innerJoin(certificateSubjects, eq(certificateSubjects.certificateId, certificates.certificateId))
    .where(holdsOn(today))
    .groupBy(certificates.kind)
  return rows.map(row => ({ ...row, kind: row.kind as CertificateKind }))
}
