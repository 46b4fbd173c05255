import { send } from '../../api.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import type { StaffProduct } from '../../catalogue/product-form.contract.ts'
import { SubmitButton } from '../../customers/parts/submit-button.tsx'
import { useForm } from '../../customers/use-form.ts'
import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { tell } from '../../ui/toast.tsx'
import { checkProduct, draftOf, inputOf } from '../product-draft.rules.ts'
import { ChoicesSection, InShopSection, PriceSection, WhatSection } from './product-sections.tsx'

type Props = { product: StaffProduct | undefined; onSaved: (product: StaffProduct) => void }

/** The product form (spec sections 5 and 6): adds a product, or changes the one that it was opened with. */
export function ProductForm({ product, onSaved }: Props) {
  const form = useForm(draftOf(product), {
    check: checkProduct,
    post: async draft => {
      const sent = await send('POST /products/save', inputOf(draft, product))
      if (!sent.ok) return sent.problem
      tell(m.back_office_saved({ name: sent.answer.productName }))
      onSaved(sent.answer)
    },
  })
  const title = product ? m.back_office_product_edit() : m.back_office_product_new()
  return (
    <form {...form.form} className="space-y-5" aria-label={title}>
      <WhatSection form={form} product={product} />
      <PriceSection form={form} />
      <ChoicesSection form={form} />
      <InShopSection form={form} product={product} />
      {form.problem && <Problem problem={form.problem} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton sending={form.sending} className="max-sm:w-full sm:min-w-48">
          {m.back_office_save()}
        </SubmitButton>
        {product?.shown && (
          <ButtonLink look="quiet" className="max-sm:grow" to={productAddress(product)}>
            {m.back_office_see()}
          </ButtonLink>
        )}
        {product && (
          <ButtonLink look="quiet" className="max-sm:grow" to="/add">
            {m.back_office_another()}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
