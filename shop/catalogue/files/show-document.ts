import type { ProductDocument } from '../editing/product-form.contract.ts'

type Stored = { documentId: number; productId: number; name: string; mimeType: string; size: number }

/** Returns the address that serves a document of a product. */
const documentAddress = (documentId: number, name: string) =>
  `/documents/${documentId}/${encodeURIComponent(name)}`

/** A document as calls return it; `base64` is its content, if that was asked for. */
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
