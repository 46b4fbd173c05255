import { and, type SQL, sql } from 'drizzle-orm'
import { brandOfProduct } from '../catalogue/shelves/shelf-of-product.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import type { SubjectKind } from './certificate-kinds.ts'
import { findCertificate, findCertificates } from './certificates.contract.ts'
import { type CertificateState, WARNED_AT } from './certificates.rules.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { readCertificate, readCertificates } from './read-certificates.server.ts'

const { authority, number, issuedOn, expiresOn, withdrawnAt, certificateId } = certificates

/** The condition of each state on a day, as `stateOf` has it. */
function conditionOf(state: CertificateState | 'NO_DOCUMENT', today: string): SQL {
  if (state === 'WITHDRAWN') return sql`${withdrawnAt} is not null`
  if (state === 'NO_DOCUMENT')
    return sql`${withdrawnAt} is null and ${expiresOn} >= ${today} and not exists
      (select 1 from ${certificateDocuments} d where d.certificate_id = ${certificateId})`
  const ends = sql`${expiresOn} - ${today}::date <= ${WARNED_AT[0]}`
  const states = {
    EXPIRED: sql`${expiresOn} < ${today}`,
    LATER: sql`${expiresOn} >= ${today} and ${issuedOn} > ${today}`,
    ENDING: sql`${issuedOn} <= ${today} and ${expiresOn} >= ${today} and ${ends}`,
    VALID: sql`${issuedOn} <= ${today} and ${expiresOn} >= ${today} and not (${ends})`,
  }
  return sql`${withdrawnAt} is null and ${states[state]}`
}

/** The condition that a certificate is about a thing, or about the brand of a product. */
function isAbout(kind: SubjectKind, subjectId: number): SQL {
  const ofBrand = sql`or s.kind = 'BRAND' and s.subject_id = ${brandOfProduct(subjectId)}`
  return sql`exists (select 1 from ${certificateSubjects} s where s.certificate_id = ${certificateId}
    and (s.kind = ${kind} and s.subject_id = ${subjectId} ${kind === 'PRODUCT' ? ofBrand : sql``}))`
}

export const answerFindCertificates = handle(findCertificates, async (input, { database, clock }) => {
  const today = await dayOfShop(database, clock)
  const words = input.q.trim()
  const where = and(
    input.state && conditionOf(input.state, today),
    input.subjectKind && input.subjectId ? isAbout(input.subjectKind, input.subjectId) : undefined,
    words ? sql`(${authority} || ' ' || ${number}) ilike ${anywhere(words)}` : undefined,
  )
  const [rows, total] = await Promise.all([
    readCertificates(database, today, where, listRows(input, { expiresOn, authority }, certificateId)),
    database.$count(certificates, where),
  ])
  return { rows, total }
})

export const answerFindCertificate = handle(findCertificate, async ({ id }, { database, clock }) => {
  const found = await readCertificate(database, await dayOfShop(database, clock), id)
  return found ?? refuse(findCertificate, 'NOT_FOUND', undefined)
})
