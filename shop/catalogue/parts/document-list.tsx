import { FileText } from 'lucide-react'
import { m } from '../../messages/m.ts'
import type { ProductDocument } from '../editing/product-form.contract.ts'

/** A document as its list needs it. */
export type ListedDocument = Pick<ProductDocument, 'documentId' | 'name' | 'size' | 'document'>

/** The documents of a product, such as leaflets: each to open, and to download. Renders nothing if there are none. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  if (documents.length === 0) return null
  const link = 'font-medium text-green underline underline-offset-4'
  return (
    <section aria-labelledby="documents" className="border-t border-line pt-5 text-sm">
      <h2 id="documents" className="mb-2 font-semibold">
        {m.catalogue_documents()}
      </h2>
      <ul className="space-y-2">
        {documents.map(({ documentId, name, size, document }) => (
          <li key={documentId} className="flex gap-2">
            <FileText aria-hidden className="size-5 shrink-0 text-green" />
            <div className="min-w-0 wrap-anywhere">
              <a href={`${document}?open`} target="_blank" rel="noopener" className={link}>
                {m.catalogue_document_open({ name })}
              </a>{' '}
              <span className="text-muted">
                {m.catalogue_document_size({ size: Math.ceil(size / 1000) })}
              </span>
              <br />
              <a href={document} download className={link}>
                {m.catalogue_document_download({ name })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
