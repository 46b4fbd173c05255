import { useState } from 'react'
import type { OutputOf } from '../../../lib/call.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { LINES_PAGE } from '../../../orders/lots/lines-page.ts'
import type { findLotOrders } from '../../../orders/lots/lot-orders.contract.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { amountText } from '../../kit/facts/amount-text.ts'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { type SmallColumn, SmallTable } from '../../kit/facts/small-table.tsx'
import { PageSteps } from '../../kit/parts/page-steps.tsx'

type OrderLine = OutputOf<typeof findLotOrders>['rows'][number]

const columnsIn = (unitName: string): SmallColumn<OrderLine>[] => [
  {
    name: m.office_lots_order(),
    cell: ({ orderNum }) => (
      <Link to={`/admin/orders/${orderNum}`} className="font-semibold text-green underline tabular-nums">
        #{orderNum}
      </Link>
    ),
  },
  { name: m.office_lots_ordered_on(), cell: ({ createDate }) => <Day at={createDate} /> },
  { name: m.office_lots_customer(), cell: ({ name }) => <bdi className="wrap-anywhere">{name || '–'}</bdi> },
  {
    name: m.office_lots_amount(),
    end: true,
    cell: ({ quantity }) => <LotAmount quantity={quantity} unitName={unitName} />,
  },
  { name: m.office_lots_state(), cell: ({ orderStatus }) => <StatusBadge status={orderStatus} /> },
]

/** The orders that got something of a lot, forward to its customers. */
export function LotOrders({ lot: { lotId, unitName } }: { lot: Lot }) {
  const [page, setPage] = useState(1)
  const { answer, problem, retry } = useCall('GET /lots/findOrders/{id}', { id: lotId, page })
  if (problem || !answer) return <Answer problem={problem} onRetry={retry} lines={3} />
  const last = Math.max(1, Math.ceil(answer.total / LINES_PAGE))
  return (
    <SmallTable
      title={m.office_lots_went_to()}
      text={
        answer.orders > 0 &&
        m.office_lots_orders_sum({ count: answer.orders, amount: amountText(answer.quantity, unitName) })
      }
      rows={answer.rows}
      idOf={({ orderItemId }) => orderItemId}
      columns={columnsIn(unitName)}
      empty={m.office_lots_no_orders()}
    >
      <PageSteps page={page} last={last} onPage={setPage} />
    </SmallTable>
  )
}
