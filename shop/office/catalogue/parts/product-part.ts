import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { useForm } from '../../../ui/forms/use-form.ts'
import type { ProductDraft } from '../product-draft.rules.ts'

/** A part of the product form: the form, and the product that it was opened with. */
export type ProductPart = {
  form: ReturnType<typeof useForm<ProductDraft>>
  product: StaffProduct | undefined
}
