import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/catalogue.tables.server.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { mainBranch } from '../settings/branches/main-branch.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { type Claim, findClaims } from './certificates.contract.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { endOfDay } from './end-of-day.server.ts'
import { addressOf } from './read-certificates.server.ts'

/** The condition that a certificate holds on a day. */
export const holdsOn = (today: string): SQL<boolean> =>
  sql`(${certificates.withdrawnAt} is null and ${today} between ${certificates.issuedOn} and ${certificates.expiresOn})`

export const answerFindClaims = handle(findClaims, async ({ productId }, { database, clock }) => {
  const { timeZone } = await readSettings(database)
  const today = dayAt(clock(), timeZone)
  const { kind, subjectId, certificateId } = certificateSubjects
  const about = database
    .select({ one: sql`1` })
    .from(certificateSubjects)
    .leftJoin(products, eq(products.productId, productId))
    .where(
      and(
        eq(certificateId, certificates.certificateId),
        or(
          and(eq(kind, 'PRODUCT'), eq(subjectId, productId)),
          and(eq(kind, 'BRAND'), eq(subjectId, products.brandId)),
          and(eq(kind, 'BRANCH'), eq(subjectId, mainBranch)),
        ),
      ),
    )
  const rows = await database
    .select({ row: certificates, name: certificateDocuments.name })
    .from(certificates)
    .innerJoin(certificateDocuments, eq(certificateDocuments.certificateId, certificates.certificateId))
    .where(and(holdsOn(today), exists(about)))
    .orderBy(asc(certificates.kind), asc(certificates.authority), asc(certificates.certificateId))
  return rows.map(({ row, name }) => ({
    ...{ kind: row.kind as Claim['kind'], authority: row.authority, number: row.number },
    ...{ expiresOn: row.expiresOn, validUntil: endOfDay(row.expiresOn, timeZone).toISOString() },
    method: row.method as Claim['method'],
    stunning: row.stunning as Claim['stunning'],
    document: addressOf(row.certificateId, name),
  }))
})
