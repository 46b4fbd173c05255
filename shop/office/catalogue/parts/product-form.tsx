import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import { productAddress } from '../../../catalogue/catalogue.rules.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { optionKinds } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { whenLeft } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { BoxPriceSection } from '../boxes/box-price-section.tsx'
import { BoxSection } from '../boxes/box-section.tsx'
import { BoxSellingSection } from '../boxes/box-selling-section.tsx'
import { differencesOf } from '../product-differences.rules.ts'
import { checkProduct, draftOf, inputOf, type ProductDraft } from '../product-draft.rules.ts'
import { useWaitingPictures, type WaitingPicture } from '../use-waiting-pictures.ts'
import { FactsSection } from './facts-section.tsx'
import { MadeOfSection } from './made-of-section.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { ProductPreview } from './product-preview.tsx'
import {
  ChoicesSection,
  InShopSection,
  PriceSection,
  SellingSection,
  WhatSection,
} from './product-sections.tsx'
import { RelatedSection } from './related-section.tsx'
import { SeoSection } from './seo-section.tsx'
import { WaitingPictures } from './waiting-pictures.tsx'

type Props = {
  product: StaffProduct | undefined
  /** `pictures` were chosen before the product was saved for the first time. */
  onSaved: (product: StaffProduct, pictures: readonly File[]) => void
  /** Undoes the latest change of a product, which it has had since `updatedDate`. */
  onUndo: (updatedDate: string) => void
}

/** The unsaved draft that was left, and its product; it is restored when the person returns. */
let left:
  | {
      productId: number | undefined
      draft: ProductDraft
      seen: StaffProduct | undefined
      pictures: readonly WaitingPicture[]
    }
  | undefined
whenLeft(() => {
  left = undefined
})

/** The product form (spec sections 5 and 6): adds a product, or changes the one that it was opened with. */
export function ProductForm({ product, onSaved, onUndo }: Props) {
  const [before] = useState(() => (left && left.productId === product?.productId ? left : undefined))
  const [seen, setSeen] = useState(before ? before.seen : product)
  const [conflict, setConflict] = useState<StaffProduct>()
  const [previewing, setPreviewing] = useState(false)
  const [version, setVersion] = useState(0)
  const waiting = useWaitingPictures(before?.pictures ?? [])
  const form = useForm<ProductDraft>(before?.draft ?? draftOf(product), {
    check: checkProduct,
    post: async draft => {
      const sent = await send('POST /products/save', inputOf(draft, seen))
      if (!sent.ok) {
        if (sent.problem.type !== '/problems/changed') return sent.problem
        setConflict(sent.problem.product as StaffProduct)
        return
      }
      const { productName: name, updatedDate } = sent.answer
      toast(
        m.office_saved({ name }),
        product ? { undo: { says: m.office_undo(), does: () => onUndo(updatedDate) } } : undefined,
      )
      begin(sent.answer)
      onSaved(
        sent.answer,
        waiting.pictures.map(({ file }) => file),
      )
      waiting.change([])
    },
  })
  const begin = (now: StaffProduct, draft = draftOf(now)) => {
    setSeen(now)
    form.change(draft)
    setVersion(version => version + 1)
  }
  // Undo, or another part of the page, made a new version of this product; unsaved edits stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the product itself is another one
  useEffect(() => {
    if (!product || !seen || product.updatedDate === seen.updatedDate) return
    if (!isChanged) return begin(product)
    // A save of its variants changes nothing that is typed here.
    const { unitPrice, salePrice, cutPrice, saleFrom, saleUntil, codes } = draftOf(product)
    const ofVariants = { unitPrice, salePrice, cutPrice, saleFrom, saleUntil, codes }
    if (differencesOf(draftOf(seen), draftOf(product)).some(field => !(field in ofVariants))) return
    setSeen(product)
    if (product.variantOptions) form.change(ofVariants)
  }, [product?.updatedDate])
  const isChanged = differencesOf(form.values, draftOf(seen)).length > 0 || waiting.pictures.length > 0
  const navigate = useNavigate()
  useUnsaved(isChanged, () => {
    const productId = product?.productId
    left = { productId, draft: form.values, seen, pictures: waiting.pictures }
    const undo = () => void navigate(`/admin/products/${productId ?? 'new'}`)
    toast(m.office_catalogue_left(), { undo: { says: m.office_go_back(), does: undo } })
  })
  // A draft that the form of another product has just saved waits until the person returns there.
  useEffect(() => {
    if (before) left = undefined
  }, [before])
  const { box } = form.values
  const title = product ? m.office_product_edit() : m.office_product_new()
  return (
    <form {...form.form} className="space-y-5" aria-label={title}>
      <p className="text-sm text-muted">{m.office_catalogue_required_marks()}</p>
      <WhatSection form={form} product={product} version={version} />
      {!product && <WaitingPictures waiting={waiting} />}
      {!product?.variantOptions && <BoxSection form={form} product={product} />}
      {box ? <BoxPriceSection form={form} box={box} /> : <PriceSection form={form} product={product} />}
      {box ? <BoxSellingSection form={form} /> : <SellingSection form={form} product={product} />}
      {(!box || optionKinds.some(kind => form.values[kind].length > 0)) && <ChoicesSection form={form} />}
      <FactsSection form={form} product={product} />
      {!box && <MadeOfSection form={form} />}
      <RelatedSection form={form} />
      <SeoSection form={form} product={product} />
      <InShopSection form={form} product={product} />
      {form.problem && <Problem problem={form.problem} />}
      <div
        className={`flex flex-wrap items-center gap-3 ${isChanged ? 'sticky bottom-3 z-10 card p-3 shadow-raised' : ''}`}
      >
        <SubmitButton sending={form.sending} className="max-sm:w-full sm:min-w-48">
          {m.office_frame_save()}
        </SubmitButton>
        <Button look="quiet" className="max-sm:grow" onClick={() => setPreviewing(true)}>
          {m.office_catalogue_preview()}
        </Button>
        {isChanged && seen && (
          <Button look="quiet" className="max-sm:grow" onClick={() => begin(seen)}>
            {m.office_discard()}
          </Button>
        )}
        {!isChanged && product?.undoable && (
          <Button look="quiet" className="max-sm:grow" onClick={() => onUndo(product.updatedDate)}>
            {m.office_catalogue_undo_last()}
          </Button>
        )}
        {product?.shown && (
          <ButtonLink look="quiet" className="max-sm:grow" to={productAddress(product)}>
            {m.office_see()}
          </ButtonLink>
        )}
        {product && !isChanged && (
          <ButtonLink look="quiet" className="max-sm:grow" to="/admin/products/new">
            {m.office_another()}
          </ButtonLink>
        )}
        {isChanged && (
          <p role="status" className="text-muted max-sm:sr-only">
            {m.office_unsaved()}
          </p>
        )}
      </div>
      {previewing && (
        <ProductPreview
          draft={form.values}
          product={product}
          pictures={waiting.pictures.map(({ shown }) => shown)}
          onClose={() => setPreviewing(false)}
        />
      )}
      {conflict && seen && (
        <ProductConflict
          draft={form.values}
          seen={seen}
          now={conflict}
          onClose={() => setConflict(undefined)}
          onChosen={draft => {
            setConflict(undefined)
            begin(conflict, draft)
          }}
        />
      )}
    </form>
  )
}
