import { hidden, type Routing } from '../../lib/routing.server.ts'
import { sendDocument } from './send-document.server.ts'

type Params = { documentId: string; name: string }
type Row = { mime_type: string; bytes: Buffer }

/**
 * `GET /documents/{documentId}/{name}`: serves a document of a shown product, which cannot run anything: as a download, or with `?open`
 * in the browser.
 */
export const routeDocumentFiles: Routing = (app, { pool }) => {
  app.get<{ Params: Params; Querystring: { open?: string } }>(
    '/documents/:documentId/:name',
    hidden,
    async (request, reply) => {
      const { documentId, name } = request.params
      if (!/^\d{1,9}$/.test(documentId) || !/^[\p{L}\p{M}\p{N}-]+\.pdf$/u.test(name))
        return reply.callNotFound()
      const { rows } = await pool.query<Row>(
        `select f.mime_type, f.bytes from product_documents f
         join products p using (product_id) join categories c using (category_id)
         join departments d on d.dept_name = c.category
         where f.document_id = $1 and f.name = $2 and p.product_status = 'A' and d.active_flag = 'Y'`,
        [documentId, name],
      )
      const [file] = rows
      if (!file) return reply.callNotFound()
      return sendDocument(
        reply,
        { name, mimeType: file.mime_type, bytes: file.bytes },
        { opened: request.query.open !== undefined },
      )
    },
  )
}
