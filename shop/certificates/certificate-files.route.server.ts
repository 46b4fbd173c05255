import { and, eq } from 'drizzle-orm'
import { sendDocument } from '../catalogue/files/send-document.server.ts'
import { hidden, type Routing } from '../lib/routing.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { certificateDocuments, certificates } from './certificates.tables.server.ts'
import { holdsOn } from './find-claims.server.ts'

type Params = { certificateId: string; name: string }

/**
 * `GET /certificates/{certificateId}/{name}`: opens the document of a certificate. Everyone may read one that holds today, catalogue
 * staff also the others. No cache keeps it: at midnight it may be gone.
 */
export const routeCertificateFiles: Routing = (app, { database, clock, admit }) => {
  app.get<{ Params: Params }>('/certificates/:certificateId/:name', hidden, async (request, reply) => {
    const { certificateId, name } = request.params
    if (!/^\d{1,9}$/.test(certificateId)) return reply.callNotFound()
    const today = await dayOfShop(database, clock)
    const [file] = await database
      .select({ bytes: certificateDocuments.bytes, holds: holdsOn(today) })
      .from(certificateDocuments)
      .innerJoin(certificates, eq(certificates.certificateId, certificateDocuments.certificateId))
      .where(
        and(
          eq(certificateDocuments.certificateId, Number(certificateId)),
          eq(certificateDocuments.name, name),
        ),
      )
    if (!file) return reply.callNotFound()
    if (!file.holds && !(await admit('staff: catalogue', request, reply))) return reply
    return sendDocument(
      reply,
      { name, mimeType: 'application/pdf', bytes: file.bytes },
      { opened: true, seconds: 0 },
    )
  })
}
