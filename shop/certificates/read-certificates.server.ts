import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { nameOfProduct } from '../catalogue/name-of-product.server.ts'
import { nameOfBrand } from '../catalogue/shelves/shelf-of-product.server.ts'
import type { listRows } from '../lib/list-rows.server.ts'
import { nameOfLot } from '../lots/name-of-lot.server.ts'
import { nameOfSupplier } from '../lots/suppliers/name-of-supplier.server.ts'
import { nameOfBranch } from '../settings/branches/name-of-branch.server.ts'
import type { StaffCertificate } from './certificates.fields.ts'
import { daysLeft, stateOf } from './certificates.rules.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'

/** The address of the document of a certificate. */
export const addressOf = (certificateId: number, name: string): string =>
  `/certificates/${certificateId}/${encodeURIComponent(name)}`

/** An expression for the name of a subject; null if there is no such thing. */
export const nameOfSubject = (kind: SQLWrapper, subjectId: SQLWrapper): SQL<string | null> =>
  sql`case ${kind} when 'PRODUCT' then ${nameOfProduct(subjectId)} when 'BRAND' then ${nameOfBrand(subjectId)} when 'BRANCH' then ${nameOfBranch(subjectId)} when 'SUPPLIER' then ${nameOfSupplier(subjectId)} else ${nameOfLot(subjectId)} end`

const ofRow = nameOfSubject(sql`s.kind`, sql`s.subject_id`)
const subjects = sql<StaffCertificate['subjects']>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'subjectId', s.subject_id, 'name', ${ofRow})
    order by s.kind, s.subject_id), '[]')
  from ${certificateSubjects} s where s.certificate_id = ${certificates.certificateId} and ${ofRow} is not null)`

const { warnedDays: _, ...shownColumns } = getTableColumns(certificates)

type Page = Partial<ReturnType<typeof listRows>>

/** Reads certificates as staff see them on a day of the shop. */
export async function readCertificates(
  database: Database,
  today: string,
  where: SQL | undefined,
  { orderBy = [], limit = 1, offset = 0 }: Page = {},
): Promise<StaffCertificate[]> {
  const rows = await database
    .select({
      row: shownColumns,
      document: { name: certificateDocuments.name, size: certificateDocuments.size },
      subjects,
    })
    .from(certificates)
    .leftJoin(certificateDocuments, eq(certificateDocuments.certificateId, certificates.certificateId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, document, subjects }) => ({
    ...(row as typeof row & Pick<StaffCertificate, 'kind' | 'slaughter' | 'stunning'>),
    state: stateOf(row, today),
    daysLeft: daysLeft(row, today),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    updatedDate: row.updatedDate.toISOString(),
    subjects,
    document: document && { ...document, address: addressOf(row.certificateId, document.name) },
  }))
}

/** Reads a certificate as staff see it; undefined if it does not exist. */
export const readCertificate = async (database: Database, today: string, certificateId: number) =>
  (await readCertificates(database, today, eq(certificates.certificateId, certificateId)))[0]
