import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Money } from '../../../ui/money.tsx'
import { ProductPictures } from '../../forms/parts/product-pictures.tsx'
import { StockSection } from '../parts/stock-section.tsx'
import { nameOfWhole } from './variants-draft.rules.ts'

/** The page of a variant: its own pictures and stock. All else is on the page of its product. */
export function VariantEditor({ product }: { product: StaffProduct }) {
  const { productId, productName, variantOf, variantValues = [], effectivePrice, unitPrice, sku } = product
  const whole = nameOfWhole(productName, variantValues)
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-4 card p-5 sm:p-8">
        <div className="min-w-0">
          <h2 className="text-2xl wrap-anywhere">{productName}</h2>
          <p className="mt-1.5 wrap-anywhere">{m.office_variants_of({ product: whole })}</p>
          <p className="mt-1.5 text-muted">
            <code className="text-sm">{sku}</code> · <Money amount={effectivePrice} />
            {effectivePrice < unitPrice && (
              <s className="ms-2 text-sm text-muted">
                <Money amount={unitPrice} />
              </s>
            )}
          </p>
          <p className="mt-1.5 text-sm text-pretty text-muted">
            {product.removedAt ? m.office_variants_gone() : m.office_variants_of_text()}
          </p>
        </div>
        <ButtonLink look="quiet" to={`/admin/products/${variantOf}`}>
          {m.office_variants_open_product()}
        </ButtonLink>
      </div>
      <FormSection title={m.office_pictures()} text={m.office_variants_pictures_text()}>
        <div className="space-y-4 sm:col-span-2">
          <ProductPictures key={productId} product={product} />
        </div>
      </FormSection>
      <StockSection product={product} />
    </div>
  )
}
