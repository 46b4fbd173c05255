import { m } from '../../../messages/m.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { ProductEditor } from '../parts/product-editor.tsx'

/** The form of a new product, or of the one in the address. */
export default function ProductScreen({ params: { productId = '' } }: OfficeProps) {
  const named = /^[1-9]\d{0,8}$/.test(productId) ? Number(productId) : undefined
  if (productId && !named) return <p className="card p-6 text-lg">{m.office_no_product()}</p>
  return (
    <>
      <OfficeHeading
        title={named ? m.office_product_edit() : m.office_product_new()}
        text={named ? m.office_product_edit_text() : m.office_product_new_text()}
      />
      <ProductEditor productId={named} />
    </>
  )
}
