import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { StockLeft } from '../parts/product-columns.tsx'
import { ProductFilters, productFilters } from '../parts/product-filters.tsx'

const amount = (quantity: number) => quantity.toLocaleString(m.shop_language())

const columns: OfficeColumn<StaffProductRow>[] = [
  {
    id: 'name',
    name: m.office_frame_name(),
    sorts: true,
    shown: 'always',
    cell: ({ productName, image }) => (
      <span className="flex items-center gap-3">
        <RowPicture src={image} />
        {productName}
      </span>
    ),
  },
  {
    id: 'sku',
    name: m.office_sku(),
    sorts: true,
    cell: ({ sku }) => <code className="text-sm wrap-anywhere md:whitespace-nowrap">{sku}</code>,
  },
  {
    id: 'stock',
    name: m.office_catalogue_on_hand(),
    end: true,
    cell: product => <StockLeft product={product} />,
  },
  { id: 'held', name: m.office_catalogue_held(), end: true, cell: ({ held }) => amount(held) },
  {
    id: 'free',
    name: m.office_catalogue_free(),
    end: true,
    cell: ({ onHand, held }) => amount(onHand - held),
  },
  { id: 'low', name: m.office_catalogue_low_at_short(), end: true, cell: ({ lowAt }) => amount(lowAt) },
]

/** A product with variants has no stock: they have it. */
const ownStock = { stockOf: 'own' }

/** `/admin/stock`: the stock of each product; a row leads to its ledger. */
export default function StockScreen() {
  const list = useOfficeList('GET /products/findForStaff', productFilters, ownStock)
  const branch = list.asked.branchId ? `?branch=${list.asked.branchId}` : ''
  return (
    <>
      <OfficeHeading title={m.office_catalogue_stock()} text={m.office_catalogue_stock_list_text()} />
      <DataTable
        name="stock"
        caption={m.office_catalogue_stock()}
        list={list}
        columns={columns}
        rowId={({ productId }) => String(productId)}
        addressOf={({ productId }) => `/admin/stock/${productId}${branch}`}
        searchHint={m.office_catalogue_search_hint()}
        tools={<ProductFilters list={list} />}
        empty={m.office_catalogue_no_products()}
      />
    </>
  )
}
