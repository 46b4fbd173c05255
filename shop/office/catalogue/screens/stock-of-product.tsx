import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { StockPanel } from '../parts/stock-panel.tsx'

/** `/admin/stock/{productId}`: the stock of a product, and every movement of it. */
export default function StockOfProductScreen({ params: { productId = '' } }: OfficeProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(productId)
  const { answer } = useCall('GET /stock/find/{id}', { id: Number(productId) }, isNumber)
  if (!isNumber) return <p className="card p-6 text-lg">{m.office_no_product()}</p>
  return (
    <>
      <OfficeHeading title={answer?.productName ?? m.office_catalogue_stock()} text={answer?.sku}>
        <ButtonLink look="quiet" to="/admin/stock">
          {m.office_catalogue_to_stock()}
        </ButtonLink>
        <ButtonLink look="quiet" to={`/admin/products/${productId}`}>
          {m.office_product_edit()}
        </ButtonLink>
      </OfficeHeading>
      <div className="card p-5 sm:p-8">
        <StockPanel key={productId} productId={Number(productId)} />
      </div>
    </>
  )
}
