import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { brands, products } from '../catalogue/catalogue.tables.server.ts'
import type { listRows } from '../lib/list-rows.server.ts'
import { branches } from '../settings/settings.tables.server.ts'
import type { StaffCertificate } from './certificates.contract.ts'
import { daysLeft, stateOf } from './certificates.rules.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'

/** The address of the document of a certificate. */
export const addressOf = (certificateId: number, name: string): string =>
  `/certificates/${certificateId}/${encodeURIComponent(name)}`

const subjects = sql<StaffCertificate['subjects']>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'subjectId', s.subject_id, 'name',
      case s.kind
        when 'PRODUCT' then (select ${products.productName} from ${products} where ${products.productId} = s.subject_id)
        when 'BRAND' then (select ${brands.brandName} from ${brands} where ${brands.brandId} = s.subject_id)
        else (select ${branches.branchName} from ${branches} where ${branches.branchId} = s.subject_id)
      end) order by s.kind, s.subject_id), '[]')
  from ${certificateSubjects} s where s.certificate_id = ${certificates.certificateId})`

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
      row: getTableColumns(certificates),
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
    ...(row as typeof row & Pick<StaffCertificate, 'kind' | 'method' | 'stunning'>),
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
