import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { lockProduct } from '../editing/lock-product.server.ts'
import { MOST_DOCUMENTS, uploadProductDocument } from '../editing/product-form.contract.ts'
import { documentName } from './document-name.rules.ts'
import { productDocuments } from './product-documents.tables.server.ts'
import { showDocument } from './show-document.ts'
import { wrongPdf } from './wrong-pdf.server.ts'

export const answerUploadProductDocument = handlePrepared(
  uploadProductDocument,
  async ({ file }) => {
    const says = wrongPdf(file.bytes)
    return says && refuse(uploadProductDocument, 'BAD_FILE', undefined, { file: says })
  },
  async ({ productId, file: { bytes, name: given } }, { database, audit, caller }) => {
    if (!(await lockProduct(database, productId)))
      return refuse(uploadProductDocument, 'NOT_FOUND', undefined)
    const count = await database.$count(productDocuments, eq(productDocuments.productId, productId))
    if (count >= MOST_DOCUMENTS) return refuse(uploadProductDocument, 'FULL', undefined)
    const row = { productId, name: documentName(given), mimeType: 'application/pdf', size: bytes.length }
    const [stored] = await database
      .insert(productDocuments)
      .values({ ...row, bytes, uploadedBy: caller.custId })
      .returning({ documentId: productDocuments.documentId })
    if (!stored) throw new Error('The document was not stored')
    const after = { ...stored, ...row }
    await audit.add({ action: 'upload', subject: 'product document', subjectId: productId, after })
    return showDocument(after)
  },
)
