import { useState } from 'react'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { ProductBranches } from './product-branches.tsx'
import { StockPanel } from './stock-panel.tsx'

/** The stock of a product, and the branches that sell it. */
export function StockSection({ product }: { product: StaffProduct }) {
  const [moves, setMoves] = useState(0)
  return (
    <>
      <FormSection title={m.office_catalogue_stock()} text={m.office_catalogue_stock_text()}>
        <div className="sm:col-span-2">
          <StockPanel
            productId={product.productId}
            counting={product.step}
            onMoved={() => setMoves(moves + 1)}
          />
        </div>
      </FormSection>
      <ProductBranches key={`branches ${moves}`} product={product} />
    </>
  )
}
