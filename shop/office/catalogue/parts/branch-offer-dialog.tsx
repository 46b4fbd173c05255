import { send } from '../../../api.ts'
import type { ProductAtBranch } from '../../../catalogue/branches/products-at-branches.contract.ts'
import { type Currency, showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { branchOfferDraft, branchOfferInput, checkBranchOffer } from '../branch-offer-draft.rules.ts'

type Props = {
  product: { productId: number; productName: string }
  place: ProductAtBranch
  onClose: () => void
  onSaved: (places: ProductAtBranch[]) => void
}

/** The saved prices of a branch, in words. */
function factsOf({ sold, unitPrice, salePrice }: ProductAtBranch, currency: Currency): string {
  if (!sold) return m.office_catalogue_branch_not_sold()
  if (unitPrice === null || salePrice === null) return m.office_catalogue_branch_shop_price()
  return [unitPrice, salePrice].map(price => showMoney(price, currency)).join(' · ')
}

const decimal = { inputMode: 'decimal', maxLength: 14 } as const

/** The form for a product at a branch: whether the branch sells it, and its own prices. */
export function BranchOfferDialog({ product, place, onClose, onSaved }: Props) {
  const currency = useCurrency()
  const { branchId, branchName: branch, updatedDate } = place
  const form = useForm(branchOfferDraft(place), {
    check: checkBranchOffer,
    post: async draft => {
      const { productId } = product
      const input = { productId, branchId, updatedDate, ...branchOfferInput(draft) }
      const sent = await send('POST /products/saveAtBranch', input)
      if (!sent.ok) {
        if (sent.problem.type === '/problems/changed') onSaved(sent.problem.branches as ProductAtBranch[])
        return sent.problem
      }
      toast(m.office_catalogue_saved({ name: branch }))
      onSaved(sent.answer)
      onClose()
    },
  })
  const { sold, ownPrice } = form.values
  return (
    <DialogForm
      title={m.office_catalogue_at_branch({ name: product.productName, branch })}
      form={form}
      current={<CurrentVersion name={branch} facts={factsOf(place, currency)} />}
      onClose={onClose}
    >
      <CheckField label={m.office_catalogue_branch_sells({ branch })} {...form.tick('sold')} />
      {sold && (
        <CheckField
          label={m.office_catalogue_branch_own_price()}
          hint={m.office_catalogue_branch_own_price_hint()}
          {...form.tick('ownPrice')}
        />
      )}
      {sold && ownPrice && (
        <>
          <Field
            label={m.office_unit_price({ currency: currency.code })}
            required
            {...decimal}
            {...form.text('unitPrice')}
          />
          <Field
            label={m.office_sale_price({ currency: currency.code })}
            hint={m.office_catalogue_branch_sale_hint()}
            {...decimal}
            {...form.text('salePrice')}
          />
        </>
      )}
    </DialogForm>
  )
}
