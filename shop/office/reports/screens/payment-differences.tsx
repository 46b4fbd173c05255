import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { type RowOf, useOfficeList } from '../../lists/use-office-list.ts'

type Difference = RowOf<'GET /payment/findDifferences'>

/** An amount of one ledger, muted if the other has the same, highlighted if not. */
const beside = (amount: number, other: number) => (
  <span className={amount === other ? 'text-muted' : 'font-semibold text-rose'}>
    <Money amount={amount} />
  </span>
)

const columns: () => OfficeColumn<Difference>[] = () => [
  {
    id: 'order',
    name: m.office_payments_order(),
    shown: 'always',
    cell: ({ orderNum }) => <span className="tabular-nums">#{orderNum}</span>,
  },
  { id: 'time', name: m.office_payments_found_at(), sorts: true, cell: row => <When at={row.foundAt} /> },
  {
    id: 'takenHere',
    name: m.office_payments_taken_here(),
    end: true,
    cell: ({ takenHere, takenThere }) => beside(takenHere, takenThere),
  },
  {
    id: 'takenThere',
    name: m.office_payments_taken_there(),
    end: true,
    cell: ({ takenHere, takenThere }) => beside(takenThere, takenHere),
  },
  {
    id: 'refundedHere',
    name: m.office_payments_refunded_here(),
    end: true,
    cell: ({ refundedHere, refundedThere }) => beside(refundedHere, refundedThere),
  },
  {
    id: 'refundedThere',
    name: m.office_payments_refunded_there(),
    end: true,
    cell: ({ refundedHere, refundedThere }) => beside(refundedThere, refundedHere),
  },
  {
    id: 'intent',
    name: m.office_payments_reference(),
    shown: 'on demand',
    cell: ({ intentId }) => <bdi className="wrap-anywhere">{intentId}</bdi>,
  },
]

/** `/admin/reports/payments`: the differences between the shop's ledger and the provider's. */
export default function PaymentDifferencesScreen() {
  const list = useOfficeList('GET /payment/findDifferences')
  return (
    <>
      <OfficeHeading title={m.office_payments_differences()} text={m.office_payments_differences_text()} />
      <DataTable
        name="payment-differences"
        caption={m.office_payments_differences()}
        list={list}
        columns={columns()}
        rowId={({ differenceId }) => String(differenceId)}
        addressOf={({ orderNum }) => `/admin/orders/${encodeURIComponent(orderNum)}`}
        empty={m.office_payments_no_differences()}
      />
    </>
  )
}
