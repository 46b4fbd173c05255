import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { constraintOf } from '../lib/constraint-of.server.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { saveCertificate, withdrawCertificate } from './certificates.contract.ts'
import type { StaffCertificate } from './certificates.fields.ts'
import { certificateSubjects, certificates } from './certificates.tables.server.ts'
import { nameOfSubject, readCertificate } from './read-certificates.server.ts'

type Subject = ParsedOf<typeof saveCertificate>['subjects'][number]

/** True if all of these things exist. */
async function areThere(database: Database, subjects: readonly Subject[]): Promise<boolean> {
  const kinds = sql.param(subjects.map(({ kind }) => kind))
  const ids = sql.param(subjects.map(({ subjectId }) => subjectId))
  const { rowCount } = await database.execute(sql`
    select 1 from unnest(${kinds}::text[], ${ids}::int[]) s(kind, subject_id)
    where ${nameOfSubject(sql`s.kind`, sql`s.subject_id`)} is null limit 1`)
  return rowCount === 0
}

/** Makes a certificate be about these things; those that stay are not written. */
async function writeSubjects(database: Database, certificateId: number, subjects: readonly Subject[]) {
  const { kind, subjectId } = certificateSubjects
  const kinds = sql.param(subjects.map(one => one.kind))
  const ids = sql.param(subjects.map(one => one.subjectId))
  await database
    .delete(certificateSubjects)
    .where(
      and(
        eq(certificateSubjects.certificateId, certificateId),
        sql`(${kind}, ${subjectId}) not in (select * from unnest(${kinds}::text[], ${ids}::int[]))`,
      ),
    )
  if (subjects.length > 0)
    await database
      .insert(certificateSubjects)
      .values(subjects.map(one => ({ ...one, certificateId })))
      .onConflictDoNothing()
}

/** Locks a certificate until the transaction ends. */
async function holdCertificate(database: Database, certificateId: number) {
  const [held] = await database
    .select()
    .from(certificates)
    .where(eq(certificates.certificateId, certificateId))
    .for('update')
  return held
}

type Held = Awaited<ReturnType<typeof holdCertificate>>

/** True if the certificate has changed since the staff member saw it. */
const isStale = (held: Held, seen: string | null | undefined) =>
  held !== undefined && seen != null && held.updatedDate.toISOString() !== seen

export const answerSaveCertificate = handle(saveCertificate, async (input, shop) => {
  const { database, clock, audit } = shop
  const { certificateId, subjects: given, updatedDate: seen, ...row } = input
  const today = await dayOfShop(database, clock)
  const held = certificateId ? await holdCertificate(database, certificateId) : undefined
  if (certificateId && !held) return refuse(saveCertificate, 'NOT_FOUND', undefined)
  const before = held && (await readCertificate(database, today, held.certificateId))
  if (before && isStale(held, seen)) return refuse(saveCertificate, 'CHANGED', { certificate: before })
  if (row.issuedOn > row.expiresOn)
    return refuse(saveCertificate, 'BAD_INPUT', undefined, { expiresOn: m.certificates_ends_first() })
  const subjects = [...new Map(given.map(one => [`${one.kind} ${one.subjectId}`, one])).values()]
  if (!(await areThere(database, subjects)))
    return refuse(saveCertificate, 'BAD_INPUT', undefined, { subjects: m.certificates_subject_unknown() })
  // Another end is warned of again; and a certificate of the demo shop that staff save is the shop's own.
  const isNewEnd = held?.expiresOn !== row.expiresOn
  const set = {
    ...{ ...row, demo: false, updatedDate: laterThan(held?.updatedDate, clock()) },
    ...(isNewEnd ? { warnedDays: null } : {}),
  }
  try {
    const [saved] = held
      ? await database
          .update(certificates)
          .set(set)
          .where(eq(certificates.certificateId, held.certificateId))
          .returning()
      : await database.insert(certificates).values(set).returning()
    const savedId = saved?.certificateId ?? 0
    await writeSubjects(database, savedId, subjects)
    const after = (await readCertificate(database, today, savedId)) as StaffCertificate
    await audit.add({ action: 'save', subject: 'certificate', subjectId: savedId, before, after })
    return after
  } catch (error) {
    if (constraintOf(error) !== 'certificates_number') throw error
    return refuse(saveCertificate, 'NUMBER_TAKEN', undefined, { number: m.certificates_number_taken() })
  }
})

export const answerWithdrawCertificate = handle(withdrawCertificate, async (input, shop) => {
  const { database, clock, audit } = shop
  const { id, withdrawn, updatedDate: seen } = input
  const today = await dayOfShop(database, clock)
  const held = await holdCertificate(database, id)
  if (!held) return refuse(withdrawCertificate, 'NOT_FOUND', undefined)
  const before = (await readCertificate(database, today, id)) as StaffCertificate
  if (isStale(held, seen)) return refuse(withdrawCertificate, 'CHANGED', { certificate: before })
  if (withdrawn === (held.withdrawnAt !== null)) return before
  await database
    .update(certificates)
    .set({ withdrawnAt: withdrawn ? clock() : null, updatedDate: laterThan(held?.updatedDate, clock()) })
    .where(eq(certificates.certificateId, id))
  const after = (await readCertificate(database, today, id)) as StaffCertificate
  await audit.add({
    action: withdrawn ? 'withdraw' : 'take back',
    subject: 'certificate',
    subjectId: id,
    before,
    after,
  })
  return after
})
