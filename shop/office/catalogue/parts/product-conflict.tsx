import { useState } from 'react'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { conflictsOf, describeField, mergedDraft, type ProductField } from '../product-differences.rules.ts'
import { draftOf, type ProductDraft } from '../product-draft.rules.ts'

const names: Partial<Record<ProductField, () => string>> = {
  productName: m.office_frame_name,
  productHtml: m.office_details,
  categoryId: m.office_category,
  brandId: m.office_brand,
  sku: m.office_sku,
  unitPrice: m.office_catalogue_unit_price,
  salePrice: m.office_catalogue_sale_price,
  cutPrice: m.office_cut_price,
  saleFrom: m.office_catalogue_sale_from,
  saleUntil: m.office_catalogue_sale_until,
  taxExempt: m.office_tax_exempt,
  unitName: m.office_unit_name,
  pricedUnit: m.office_catalogue_priced_unit,
  nominalMeasure: m.office_catalogue_nominal_short,
  weighed: m.office_catalogue_weighed,
  weighedAfter: m.office_catalogue_weighed_after,
  tolerance: m.office_catalogue_tolerance,
  step: m.office_catalogue_step,
  minimum: m.office_catalogue_least,
  maximum: m.office_catalogue_most,
  weight: m.office_catalogue_weight_short,
  packagingAttributes: m.office_packaging,
  cuttingAttributes: m.office_cutting,
  extraAttributes: m.office_extra,
  counted: m.office_catalogue_count_stock,
  tags: m.office_tags,
  codes: m.office_catalogue_codes,
  storage: m.office_catalogue_storage,
  ageFrom: m.office_catalogue_age,
  seoTitle: m.office_seo_title,
  seoText: m.office_seo_text,
  facts: m.office_facts_title,
  parts: m.office_facts_parts,
  box: m.office_boxes_title,
  related: m.office_related,
  active: m.office_active,
  popular: m.office_popular,
}

type Props = {
  draft: ProductDraft
  /** The product as this form loaded it, and as it is now. */
  seen: StaffProduct
  now: StaffProduct
  onClose: () => void
  onChosen: (draft: ProductDraft) => void
}

/** Two people changed the same product: shows both versions of each differing field, to choose from. */
export function ProductConflict({ draft, seen, now, onClose, onChosen }: Props) {
  const conflicts = conflictsOf(draft, seen, now)
  const [theirs, setTheirs] = useState<ReadonlySet<ProductField>>(
    () => new Set(conflicts.filter(({ mine }) => !mine).map(({ field }) => field)),
  )
  const current = draftOf(now)
  const choose = (field: ProductField, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  const textOf = (version: ProductDraft, field: ProductField, product?: StaffProduct) => {
    if (field === 'categoryId' && product) return product.subCategory
    if (field === 'brandId' && product) return product.brandName
    const text = describeField(version, field)
    if (text === 'true') return m.office_catalogue_yes()
    return text === 'false' ? m.office_catalogue_no() : text || m.office_catalogue_nothing()
  }
  return (
    <OpenDialog title={m.office_catalogue_conflict_title()} wide onClose={onClose}>
      <p>{m.office_catalogue_conflict_text({ name: now.updatedBy })}</p>
      <ul className="my-5 divide-y divide-line">
        {conflicts.map(({ field }) => (
          <li key={field} className="py-3">
            <fieldset>
              <legend className="mb-2 font-semibold">{names[field]?.()}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {[false, true].map(isTheirs => (
                  <label
                    key={String(isTheirs)}
                    className="flex gap-3 rounded-small border border-edge p-3 has-checked:border-green has-checked:bg-green-soft"
                  >
                    <input
                      type="radio"
                      name={`choose-${field}`}
                      checked={theirs.has(field) === isTheirs}
                      onChange={() => choose(field, isTheirs)}
                      className="mt-1 size-5 shrink-0 accent-green"
                    />
                    <span className="min-w-0">
                      <span className="block text-sm text-muted">
                        {isTheirs ? m.office_catalogue_theirs() : m.office_catalogue_mine()}
                      </span>
                      <span className="line-clamp-6 wrap-anywhere whitespace-pre-line">
                        {isTheirs
                          ? textOf(current, field, now)
                          : textOf(draft, field, draft[field] === draftOf(seen)[field] ? seen : undefined)}
                      </span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {conflicts.length === 0 && <p className="mb-5">{m.office_catalogue_conflict_none()}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="main" onClick={() => onChosen(mergedDraft(draft, now, theirs))}>
          {m.office_catalogue_conflict_take()}
        </Button>
      </div>
    </OpenDialog>
  )
}
