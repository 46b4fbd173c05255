import { eq, getTableColumns } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { deleteProductDocument } from '../editing/product-form.contract.ts'
import { productDocuments } from './product-documents.tables.server.ts'

const { bytes: _, ...withoutBytes } = getTableColumns(productDocuments)

export const answerDeleteProductDocument = handle(
  deleteProductDocument,
  async ({ id }, { database, audit }) => {
    const [before] = await database
      .delete(productDocuments)
      .where(eq(productDocuments.documentId, id))
      .returning(withoutBytes)
    if (!before) return refuse(deleteProductDocument, 'NOT_FOUND', undefined)
    await audit.add({ action: 'delete', subject: 'product document', subjectId: before.productId, before })
    return { documentId: id }
  },
)
