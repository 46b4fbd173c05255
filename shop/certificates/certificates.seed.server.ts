import type { Database } from '../../database/pool.ts'
import { demoProducts } from '../catalogue/demo/demo-products.ts'
import { dayAt, daysLater, showDay } from '../lib/dates/dates.ts'
import type { DemoSupplierKey } from '../lots/demo/demo-lots.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { certificateDocuments, certificateSubjects, certificates } from './certificates.tables.server.ts'
import { demoCertificateFile, demoCertificates } from './demo/demo-certificates.ts'

/**
 * Saves the certificates of the demo shop: four hold, one ends soon, and one has ended. Two of those that hold are about suppliers, which
 * are given by their ids.
 */
export async function seedCertificates(
  database: Database,
  now: Date,
  suppliers: Record<DemoSupplierKey, number>,
): Promise<void> {
  const { timeZone } = await readSettings(database)
  const today = dayAt(now, timeZone)
  for (const one of demoCertificates) {
    const { kind, authority, number, slaughter, stunning, from, until, supplier, categories = [] } = one
    const [issuedOn, expiresOn] = [daysLater(today, from), daysLater(today, until)]
    const [saved] = await database
      .insert(certificates)
      .values({ kind, authority, number, slaughter, stunning, issuedOn, expiresOn, demo: true })
      .returning({ certificateId: certificates.certificateId })
    const certificateId = saved?.certificateId as number
    const goods = demoProducts.filter(({ categoryId }) => categories.includes(categoryId))
    const subjects = [
      ...one.subjects,
      ...goods.map(({ productId }) => ({ kind: 'PRODUCT', subjectId: productId })),
      ...(supplier ? [{ kind: 'SUPPLIER', subjectId: suppliers[supplier] }] : []),
    ]
    await database
      .insert(certificateSubjects)
      .values(subjects.map(subject => ({ ...subject, certificateId })))
    const bytes = demoCertificateFile(one, `Valid from ${showDay(issuedOn)} until ${showDay(expiresOn)}`)
    await database
      .insert(certificateDocuments)
      .values({ certificateId, name: one.document, size: bytes.length, bytes })
  }
}
