import type { ProductDocument } from './product-form.contract.ts'

type Stored = { documentId: number; productId: number; name: string; mimeType: string; size: number }

/** Where a document of a product is served. */
const documentAddress = (documentId: number, name: string) =>
  `/documents/${documentId}/${encodeURIComponent(name)}`

/** A document as calls answer it; `base64` where its bytes come along. */
export const showDocument = (
  { documentId, productId, name, mimeType, size }: Stored,
  base64: string | null = null,
): ProductDocument => ({
  documentId,
  productId,
  type: mimeType,
  name,
  size,
  document: documentAddress(documentId, name),
  finalDocument: base64,
})
