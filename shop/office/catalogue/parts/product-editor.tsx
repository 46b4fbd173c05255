import { useEffect, useRef, useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { ProductPictures } from '../../forms/parts/product-pictures.tsx'
import { ProductFilms } from '../films/product-films.tsx'
import { VariantEditor } from '../variants/variant-editor.tsx'
import { VariantsSection } from '../variants/variants-section.tsx'
import { ProductActions, RemovedNote } from './product-actions.tsx'
import { ProductDocuments } from './product-documents.tsx'
import { ProductForm } from './product-form.tsx'
import { StockSection } from './stock-section.tsx'

/**
 * The product form, with its variants, pictures, films, documents and stock below. A new product gets these once it is saved; pictures that
 * were chosen before are then uploaded.
 */
export function ProductEditor({ productId }: { productId: number | undefined }) {
  const [saved, setSaved] = useState<StaffProduct>()
  const isSaved = saved !== undefined && saved.productId === productId
  const { answer, problem, retry } = useCall(
    'GET /products/form/{id}',
    { id: productId ?? 0 },
    productId !== undefined && !isSaved,
  )
  const [waited, setWaited] = useState<readonly File[]>([])
  const navigate = useNavigate()
  const files = useRef<HTMLDivElement>(null)
  const isNew = useRef(false)
  const product = isSaved ? saved : answer?.productId === productId ? answer : undefined

  // After adding a product, staff continue with its pictures.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new product
  useEffect(() => {
    if (isNew.current && isSaved) files.current?.focus()
    isNew.current = false
  }, [productId])

  if (productId !== undefined && !product) {
    if (problem?.status === 404) return <p className="card p-6 text-lg">{m.office_no_product()}</p>
    return <Answer problem={problem} onRetry={retry} lines={4} />
  }
  const onSaved = (now: StaffProduct, pictures: readonly File[]) => {
    setSaved(now)
    setWaited(pictures)
    isNew.current = productId === undefined
    if (isNew.current)
      navigate(`/admin/products/${now.productId}`, { replace: true, preventScrollReset: true })
  }
  const reload = async () => {
    if (!productId) return
    const sent = await send('GET /products/form/{id}', { id: productId })
    if (!sent.ok) return
    setSaved(sent.answer)
    return sent.answer
  }
  const undo = async (updatedDate: string) => {
    if (!productId) return
    const sent = await send('POST /products/undo/{id}', { id: productId, updatedDate })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    setSaved(sent.answer)
    const redo = () => void undo(sent.answer.updatedDate)
    toast(m.office_catalogue_undone(), { undo: { says: m.office_catalogue_redo(), does: redo } })
  }
  if (product?.variantOf) return <VariantEditor key={productId} product={product} />
  const hasVariants = product?.variantOptions !== undefined
  return (
    <div className="space-y-5">
      {product?.removedAt ? (
        <RemovedNote product={product} onChanged={setSaved} />
      ) : (
        <ProductForm
          key={productId ?? 'new'}
          product={product}
          onSaved={onSaved}
          onUndo={updatedDate => void undo(updatedDate)}
        />
      )}
      {product && (
        <div key={`files of ${productId}`} ref={files} tabIndex={-1} className="space-y-5 rounded-tile">
          {!product.removedAt && !product.box && <VariantsSection product={product} reload={reload} />}
          <FormSection title={m.office_pictures()} text={m.office_catalogue_pictures_text()}>
            <div className="space-y-4 sm:col-span-2">
              <ProductPictures product={product} waited={waited} />
            </div>
          </FormSection>
          <FormSection title={m.office_films()} text={m.office_films_text()}>
            <div className="space-y-4 sm:col-span-2">
              <ProductFilms product={product} />
            </div>
          </FormSection>
          <FormSection title={m.office_documents()} text={m.office_documents_text()}>
            <div className="space-y-4 sm:col-span-2">
              <ProductDocuments product={product} />
            </div>
          </FormSection>
          {!hasVariants && !product.box && <StockSection product={product} />}
          {!product.removedAt && <ProductActions product={product} onChanged={setSaved} />}
        </div>
      )}
    </div>
  )
}
