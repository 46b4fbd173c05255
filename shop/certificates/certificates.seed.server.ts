import type { Database } from '../../database/pool.ts'
import { dayAt, daysLater, showDay } from '../lib/dates/dates.ts'
import type { DemoSupplierKey } from '../lots/demo/demo-lots.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { demoCertificateFile } from './demo/demo-certificate.ts'
import { demoCertificates } from './demo/demo-certificates.ts'
import { subjectsOfDemo } from './demo/subjects-of-demo.ts'

/**
 * Saves the certificates of the demo shop: one has ended, one ends soon, the others hold. Some are about suppliers, which are given by
 * their ids.
 */
export async function seedCertificates(
  database: Database,
  now: Date,
  suppliers: Record<DemoSupplierKey, number>,
): Promise<void> {
  const { timeZone } = await readSettings(database)
  const today = dayAt(now, timeZone)
  const dated = demoCertificates.map(one => ({
    ...one,
    issuedOn: daysLater(today, one.from),
    expiresOn: daysLater(today, one.until),
  }))
  const saved = await database
    .insert(certificates)
    .values(
      dated.map(({ kind, authority, number, slaughter, stunning, issuedOn, expiresOn }) => ({
        ...{ kind, authority, number, slaughter, stunning, issuedOn, expiresOn, demo: true },
      })),
    )
    .returning({ certificateId: certificates.certificateId })
  const rows = dated.map((one, at) => ({ one, certificateId: saved[at]?.certificateId as number }))
  await database
    .insert(certificateSubjects)
    .values(
      rows.flatMap(({ one, certificateId }) =>
        subjectsOfDemo(one, suppliers).map(subject => ({ ...subject, certificateId })),
      ),
    )
  await database.insert(certificateDocuments).values(
    rows.map(({ one, certificateId }) => {
      const { issuedOn, expiresOn, document: name } = one
      const bytes = demoCertificateFile(one, `Valid from ${showDay(issuedOn)} until ${showDay(expiresOn)}`)
      return { certificateId, name, size: bytes.length, bytes }
    }),
  )
}
