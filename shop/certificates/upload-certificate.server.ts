import { eq } from 'drizzle-orm'
import { documentName } from '../catalogue/files/document-name.rules.ts'
import { wrongPdf } from '../catalogue/files/wrong-pdf.server.ts'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { uploadCertificate } from './certificates.contract.ts'
import type { StaffCertificate } from './certificates.fields.ts'
import { certificateDocuments, certificates } from './certificates.tables.server.ts'
import { readCertificate } from './read-certificates.server.ts'

export const answerUploadCertificate = handlePrepared(
  uploadCertificate,
  async ({ file }) => {
    const says = wrongPdf(file.bytes)
    return says && refuse(uploadCertificate, 'BAD_FILE', undefined, { file: says })
  },
  async ({ certificateId, file: { bytes, name: given } }, { database, audit, clock }) => {
    const [held] = await database
      .select({ certificateId: certificates.certificateId })
      .from(certificates)
      .where(eq(certificates.certificateId, certificateId))
      .for('update')
    if (!held) return refuse(uploadCertificate, 'NOT_FOUND', undefined)
    const row = { name: documentName(given), size: bytes.length }
    await database
      .insert(certificateDocuments)
      .values({ certificateId, ...row, bytes })
      .onConflictDoUpdate({
        target: certificateDocuments.certificateId,
        set: { ...row, bytes, createdAt: clock() },
      })
    await audit.add({ action: 'upload', subject: 'certificate', subjectId: certificateId, after: row })
    const today = await dayOfShop(database, clock)
    return (await readCertificate(database, today, certificateId)) as StaffCertificate
  },
)
