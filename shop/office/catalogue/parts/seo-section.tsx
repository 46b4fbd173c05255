import { productAddress } from '../../../catalogue/catalogue.rules.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { SeoFields } from '../../forms/parts/seo-fields.tsx'
import type { ProductDraft } from '../product-draft.rules.ts'

type Props = { form: ReturnType<typeof useForm<ProductDraft>>; product: StaffProduct | undefined }

/** The title and the text of a product that search engines show. */
export function SeoSection({ form, product }: Props) {
  const { productName, productDetails } = form.values
  return (
    <FormSection title={m.office_seo()} text={m.office_seo_about()}>
      <SeoFields
        title={form.text('seoTitle')}
        text={form.text('seoText')}
        usual={{ title: productName, text: productDetails }}
        address={product && productAddress(product)}
      />
    </FormSection>
  )
}
