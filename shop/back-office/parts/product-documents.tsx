import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { StaffProduct } from '../../catalogue/product-form.contract.ts'
import { m } from '../../messages/m.ts'
import { useUploads } from '../use-uploads.ts'
import { FileDrop } from './file-drop.tsx'
import { TooBigDialog } from './too-big-dialog.tsx'

/** Bytes of a document that can be sent. */
const MOST = 1_000_000

const asItIs = async (file: File) => (file.size > MOST ? undefined : { file })

/** The documents of a product, and the way to more. They can be opened where the product is shown. */
export function ProductDocuments({ product }: { product: StaffProduct }) {
  const [documents, setDocuments] = useState(product.documents)
  const uploads = useUploads({
    call: 'POST /productDocuments/upload',
    productId: product.productId,
    prepare: asItIs,
    onUploaded: document => setDocuments(before => [...before, document]),
  })
  return (
    <>
      <FileDrop
        label={m.back_office_document_drop()}
        kinds={m.back_office_document_kinds()}
        accept="application/pdf,.pdf"
        uploads={uploads}
      />
      {documents.length === 0 ? (
        <p className="text-muted">{m.back_office_no_documents()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {documents.map(({ documentId, name, size, document }) => (
            <li key={documentId} className="flex items-center gap-3 py-2">
              <FileText aria-hidden className="size-5 shrink-0 text-green" />
              {product.shown ? (
                <a href={document} download className="min-w-0 py-2 font-medium wrap-anywhere underline">
                  {name}
                </a>
              ) : (
                <span className="min-w-0 py-2 font-medium wrap-anywhere">{name}</span>
              )}
              <span className="ms-auto shrink-0 text-sm text-muted">
                {m.back_office_kilobytes({ size: Math.ceil(size / 1000) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {uploads.tooBig && <TooBigDialog says={m.catalogue_document_too_big()} onClose={uploads.closeTooBig} />}
    </>
  )
}
