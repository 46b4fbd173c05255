import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { Money } from '../../../ui/money.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { VarietyMark } from '../variants/variety-mark.tsx'
import { SaleMark } from './sale-mark.tsx'

const pill = 'inline-block rounded-round px-2.5 py-0.5 text-sm whitespace-nowrap'

/** The state of a product, in words. */
export function ProductState({ product }: { product: StaffProductRow }) {
  if (product.removed)
    return <span className={`${pill} bg-rose-soft text-rose`}>{m.office_catalogue_removed()}</span>
  if (product.productStatus === 'N')
    return <span className={`${pill} bg-sunken text-muted`}>{m.office_catalogue_not_active()}</span>
  if (!product.shown)
    return <span className={`${pill} bg-saffron-soft`}>{m.office_catalogue_department_closed()}</span>
  return <span className={`${pill} bg-green-soft text-green`}>{m.office_catalogue_active()}</span>
}

/** The stock of a product, with a warning if little is left. */
export function StockLeft({
  product,
}: {
  product: Pick<StaffProductRow, 'onHand' | 'unitName' | 'stockTracked' | 'stockState'>
}) {
  if (!product.stockTracked) return <span className="text-muted">{m.office_catalogue_not_counted()}</span>
  const says = { OUT: m.office_catalogue_out(), LOW: m.office_catalogue_low(), ENOUGH: '' }[
    product.stockState
  ]
  return (
    <span className={`whitespace-nowrap ${says ? 'font-semibold text-rose' : ''}`}>
      {product.onHand.toLocaleString(m.shop_language())}{' '}
      <span className="text-sm font-normal text-muted">{product.unitName}</span>
      {says && <span className="ms-2 text-sm md:max-xl:block">{says}</span>}
    </span>
  )
}

/** The columns of the list of products. */
export const productColumns = (): OfficeColumn<StaffProductRow>[] => [
  {
    id: 'name',
    name: m.office_frame_name(),
    sorts: true,
    shown: 'always',
    cell: product => (
      <span className="flex items-center gap-3">
        <RowPicture src={product.image} />
        <span className="min-w-0">
          {product.productName}
          <VarietyMark product={product} />
          {product.demo && (
            <span className="ms-2 text-sm font-normal text-muted">{m.office_catalogue_demo_mark()}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'sku',
    name: m.office_sku(),
    sorts: true,
    cell: ({ sku }) => <code className="text-sm wrap-anywhere md:whitespace-nowrap">{sku}</code>,
  },
  { id: 'category', name: m.office_category(), cell: ({ subCategory }) => subCategory },
  {
    id: 'price',
    name: m.office_catalogue_price(),
    sorts: true,
    end: true,
    cell: ({ unitPrice, effectivePrice, ...product }) => (
      <>
        <Money amount={effectivePrice} />
        {effectivePrice < unitPrice && (
          <s className="ms-2 text-sm text-muted md:max-xl:block">
            <Money amount={unitPrice} />
          </s>
        )}
        <SaleMark product={product} />
      </>
    ),
  },
  {
    id: 'stock',
    name: m.office_catalogue_stock(),
    end: true,
    cell: product => <StockLeft product={product} />,
  },
  { id: 'status', name: m.office_catalogue_status(), cell: product => <ProductState product={product} /> },
  {
    id: 'updated',
    name: m.office_updated(),
    shown: 'on demand',
    sorts: true,
    cell: ({ updatedDate }) => <Day at={updatedDate} />,
  },
  { id: 'by', name: m.office_updated_by(), shown: 'on demand', cell: ({ updatedBy }) => updatedBy },
  {
    id: 'brand',
    name: m.office_brand(),
    shown: 'on demand',
    cell: ({ brandName }) => brandName ?? m.office_no_brand(),
  },
  {
    id: 'number',
    name: m.office_catalogue_number(),
    shown: 'on demand',
    sorts: true,
    end: true,
    cell: ({ productId }) => productId,
  },
]
