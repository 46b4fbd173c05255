import { eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { certificateSubjects, certificates } from './certificates.tables.server.ts'
import { nameOfSubject } from './read-certificates.server.ts'

/** Counts the certificates of the demo shop; one that staff have saved since is the shop's own. */
export const countDemoCertificates = (database: Database): Promise<number> =>
  database.$count(certificates, eq(certificates.demo, true))

/**
 * Removes the certificates of the demo shop that no member of staff has saved; returns their number. The others are no longer about things
 * that do not exist, such as the demo lots, which must have been removed before.
 */
export async function removeDemoCertificates(database: Database): Promise<number> {
  const gone = await database
    .delete(certificates)
    .where(eq(certificates.demo, true))
    .returning({ id: certificates.certificateId })
  await database
    .delete(certificateSubjects)
    .where(isNull(nameOfSubject(certificateSubjects.kind, certificateSubjects.subjectId)))
  return gone.length
}
