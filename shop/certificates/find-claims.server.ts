import { and, asc, eq, exists, gte, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { brandOfProduct, isFood, productOfVariant } from '../catalogue/shelves/shelf-of-product.server.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { mainBranch } from '../settings/branches/main-branch.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { findClaims } from './certificates.contract.ts'
import type { Claim } from './certificates.fields.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { endOfDay } from './end-of-day.server.ts'
import { addressOf } from './read-certificates.server.ts'

const { withdrawnAt, issuedOn, expiresOn } = certificates

/** The condition that a certificate holds on a day. */
export const holdsOn = (today: string | SQL): SQL<boolean> =>
  sql`(${and(isNull(withdrawnAt), lte(issuedOn, today), gte(expiresOn, today))})`

/** The condition that a certificate is about a product: itself, the one that it is a variant of, its brand, or, of a food, the main branch. */
export function isAbout(database: Database, productId: number | SQLWrapper): SQL {
  const { kind, subjectId, certificateId } = certificateSubjects
  return exists(
    database
      .select({ one: sql`1` })
      .from(certificateSubjects)
      .where(
        and(
          eq(certificateId, certificates.certificateId),
          or(
            and(
              eq(kind, 'PRODUCT'),
              or(eq(subjectId, productId), eq(subjectId, productOfVariant(productId))),
            ),
            and(eq(kind, 'BRAND'), eq(subjectId, brandOfProduct(productId))),
            and(eq(kind, 'BRANCH'), eq(subjectId, mainBranch), isFood(productId)),
          ),
        ),
      ),
  )
}

export const answerFindClaims = handle(findClaims, async ({ productId }, { database, clock }) => {
  const { timeZone } = await readSettings(database)
  const today = dayAt(clock(), timeZone)
  const rows = await database
    .select({ row: certificates, name: certificateDocuments.name })
    .from(certificates)
    .innerJoin(certificateDocuments, eq(certificateDocuments.certificateId, certificates.certificateId))
    .where(and(holdsOn(today), isAbout(database, productId)))
    .orderBy(asc(certificates.kind), asc(certificates.authority), asc(certificates.certificateId))
  return rows.map(({ row, name }) => ({
    ...{ kind: row.kind as Claim['kind'], authority: row.authority, number: row.number },
    ...{ expiresOn: row.expiresOn, validUntil: endOfDay(row.expiresOn, timeZone).toISOString() },
    slaughter: row.slaughter as Claim['slaughter'],
    stunning: row.stunning as Claim['stunning'],
    document: addressOf(row.certificateId, name),
  }))
})
