import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import type { ProductDocument, StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { TooBigDialog } from '../../forms/parts/too-big-dialog.tsx'
import { useUploads } from '../../forms/use-uploads.ts'

/** The largest document that can be uploaded, in bytes. */
const MOST = 1_000_000

const asItIs = async (file: File) => (file.size > MOST ? undefined : { file })

/** The documents of a product, with a way to add more. The product page links to them. */
export function ProductDocuments({ product }: { product: StaffProduct }) {
  const [documents, setDocuments] = useState(product.documents)
  const [removing, setRemoving] = useState<ProductDocument>()
  const uploads = useUploads({
    call: 'POST /productDocuments/upload',
    fields: { productId: product.productId },
    prepare: asItIs,
    onUploaded: document => setDocuments(before => [...before, document]),
  })
  const remove = async ({ documentId, name }: ProductDocument) => {
    setRemoving(undefined)
    const sent = await send('POST /productDocuments/delete/{id}', { id: documentId })
    if (!sent.ok && sent.problem.status !== 404) return toast(sent.problem.title || m.shop_offline())
    setDocuments(before => before.filter(one => one.documentId !== documentId))
    toast(m.office_catalogue_document_removed({ name }))
  }
  return (
    <>
      <FileDrop
        label={m.office_document_drop()}
        kinds={m.office_document_kinds()}
        accept="application/pdf,.pdf"
        uploads={uploads}
      />
      {documents.length === 0 ? (
        <p className="text-muted">{m.office_no_documents()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {documents.map(one => (
            <li key={one.documentId} className="flex items-center gap-3 py-2">
              <FileText aria-hidden className="size-5 shrink-0 text-green" />
              {product.shown ? (
                <a href={one.document} download className="min-w-0 py-2 font-medium wrap-anywhere underline">
                  {one.name}
                </a>
              ) : (
                <span className="min-w-0 py-2 font-medium wrap-anywhere">{one.name}</span>
              )}
              <span className="ms-auto shrink-0 text-sm text-muted">
                {m.office_kilobytes({ size: Math.ceil(one.size / 1000) })}
              </span>
              <button
                type="button"
                aria-label={m.office_catalogue_document_remove({ name: one.name })}
                onClick={() => setRemoving(one)}
                className="grid size-9 shrink-0 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {uploads.tooBig && <TooBigDialog says={m.catalogue_document_too_big()} onClose={uploads.closeTooBig} />}
      {removing && (
        <OpenDialog
          title={m.office_catalogue_document_remove({ name: removing.name })}
          onClose={() => setRemoving(undefined)}
        >
          <p>{m.office_catalogue_demo_no_undo()}</p>
          <div className="mt-6 flex justify-end gap-3">
            <Button look="quiet" onClick={() => setRemoving(undefined)}>
              {m.office_catalogue_cancel()}
            </Button>
            <Button look="main" onClick={() => void remove(removing)}>
              {m.office_catalogue_remove()}
            </Button>
          </div>
        </OpenDialog>
      )}
    </>
  )
}
