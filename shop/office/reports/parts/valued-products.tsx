import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { CsvButton } from '../../lists/parts/csv-button.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import type { CsvRows } from '../../lists/save-csv.ts'
import { type RowOf, useOfficeList } from '../../lists/use-office-list.ts'

type Valued = RowOf<'GET /stockValue/findProducts'>
/** The branch, as calls take it. */
type OfBranch = { branchId?: number }

/** The most rows of one request. */
const PAGE = 100

const columns: () => OfficeColumn<Valued>[] = () => [
  {
    id: 'productName',
    name: m.office_report_product(),
    sorts: true,
    shown: 'always',
    cell: ({ productName }) => <bdi className="wrap-anywhere">{productName}</bdi>,
  },
  {
    id: 'quantity',
    name: m.office_report_quantity(),
    end: true,
    cell: ({ quantity, unitName }) => (
      <bdi>
        {quantity} {unitName}
      </bdi>
    ),
  },
  {
    id: 'cost',
    name: m.office_report_at_cost(),
    sorts: true,
    end: true,
    cell: ({ cost }) =>
      cost === null ? (
        <span className="text-muted">{m.office_report_value_unknown()}</span>
      ) : (
        <Money amount={cost} />
      ),
  },
  {
    id: 'price',
    name: m.office_report_at_price(),
    sorts: true,
    end: true,
    cell: ({ price }) => <Money amount={price} />,
  },
]

/** Loads the value of all products, page by page; undefined if a page fails. */
async function everyProduct(ofBranch: OfBranch): Promise<CsvRows | undefined> {
  const rows: (readonly (string | number)[])[] = [
    [
      ...[m.office_report_sku(), m.office_report_product(), m.office_report_quantity()],
      ...[m.office_report_unit(), m.office_report_at_cost(), m.office_report_at_price()],
    ],
  ]
  for (let page = 1; ; page += 1) {
    const sent = await send('GET /stockValue/findProducts', { page, size: PAGE, ...ofBranch })
    if (!sent.ok) return undefined
    for (const { sku, productName, quantity, unitName, cost, price } of sent.answer.rows)
      rows.push([sku, productName, quantity, unitName, cost ?? '', price])
    if (page * PAGE >= sent.answer.total) return rows
  }
}

/** The products in stock, those with the highest cost first. */
export function ValuedProducts({ ofBranch }: { ofBranch: OfBranch }) {
  const list = useOfficeList('GET /stockValue/findProducts', [], ofBranch)
  return (
    <DataTable
      name="stock-value"
      caption={m.office_report_value_by_product()}
      list={list}
      columns={columns()}
      rowId={({ productId }) => String(productId)}
      addressOf={({ productId }) => `/admin/stock/${productId}`}
      searchHint={m.office_report_value_search()}
      tools={<CsvButton name={m.office_report_value_by_product()} rows={() => everyProduct(ofBranch)} />}
      empty={list.asked.q ? m.office_report_value_no_match() : m.office_report_value_none()}
    />
  )
}
