import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ProductAtBranch } from '../../../catalogue/branches/products-at-branches.contract.ts'
import { isCutPrice } from '../../../catalogue/cut-price.rules.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useBranches } from '../../kit/use-branch.ts'
import { BranchOfferDialog } from './branch-offer-dialog.tsx'

/** The price of a product at a branch, in words if it has none of its own, or is not sold there. */
function PriceThere({ place, isCut }: { place: ProductAtBranch; isCut: boolean }) {
  const price = isCut ? place.salePrice : place.unitPrice
  if (!place.sold) return m.office_catalogue_branch_not_sold()
  return price === null ? m.office_catalogue_branch_shop_price() : <Money amount={price} />
}

/** The branches of a product: where it is sold, at which price, and its stock there; nothing in a shop with one branch. */
export function ProductBranches({ product }: { product: StaffProduct }) {
  const { productId, stockTracked, unitName: unit } = product
  const hasSeveral = (useBranches()?.length ?? 0) > 1
  const { answer, problem, retry, know } = useCall(
    'GET /products/findAtBranches/{productId}',
    { productId },
    hasSeveral,
  )
  const [edited, setEdited] = useState<number>()
  if (!hasSeveral) return null
  const place = answer?.find(({ branchId }) => branchId === edited)
  const stockOf = ({ onHand }: ProductAtBranch) =>
    stockTracked
      ? m.office_catalogue_branch_stock({ onHand: onHand.toLocaleString(m.shop_language()), unit })
      : m.office_catalogue_not_counted()
  return (
    <FormSection title={m.office_catalogue_branches()} text={m.office_catalogue_branches_text()}>
      <div className="sm:col-span-2">
        <Answer problem={problem} onRetry={retry} lines={2}>
          {answer && (
            <ul aria-label={m.office_catalogue_branches()} className="divide-y divide-line">
              {answer.map(one => (
                <li key={one.branchId} className="flex items-center justify-between gap-3 py-2.5">
                  <span className="min-w-0 grow">
                    <span className="block font-semibold wrap-anywhere">{one.branchName}</span>
                    <span className="block text-sm text-muted">
                      <PriceThere place={one} isCut={isCutPrice(product.optionsAttributes)} /> ·{' '}
                      {stockOf(one)}
                    </span>
                  </span>
                  {!product.removedAt && (
                    <button
                      type="button"
                      aria-label={m.office_change_named({ name: one.branchName })}
                      onClick={() => setEdited(one.branchId)}
                      className="grid size-11 shrink-0 place-items-center rounded-small text-muted hover:bg-green-soft hover:text-ink"
                    >
                      <Pencil aria-hidden className="size-4.5" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Answer>
        {place && (
          <BranchOfferDialog
            product={product}
            place={place}
            onClose={() => setEdited(undefined)}
            onSaved={know}
          />
        )}
      </div>
    </FormSection>
  )
}
