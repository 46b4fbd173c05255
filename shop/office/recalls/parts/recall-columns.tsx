import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { RecallBadge } from './recall-badge.tsx'

const count = (number: number) => number.toLocaleString(m.shop_language())

/** The lots of a recall by product and code; the same batch at several branches is one. */
const batchesOf = (lots: Recall['lots']) => [
  ...new Set(
    lots.map(({ productName, code }) => m.office_recalls_had_of_lot({ product: productName, code })),
  ),
]

/** The columns of the list of recalls. */
export const recallColumns: OfficeColumn<Recall>[] = [
  {
    id: 'lots',
    name: m.office_recalls_lots(),
    shown: 'always',
    cell: ({ lots }) => (
      <span className="block space-y-1">
        {batchesOf(lots).map(batch => (
          <bdi key={batch} className="block wrap-anywhere">
            {batch}
          </bdi>
        ))}
      </span>
    ),
  },
  {
    id: 'reason',
    name: m.office_recalls_reason(),
    cell: ({ reason }) => <bdi className="wrap-anywhere">{reason}</bdi>,
  },
  {
    id: 'startedAt',
    name: m.office_recalls_started_at(),
    sorts: true,
    cell: ({ startedAt }) => <When at={startedAt} />,
  },
  {
    id: 'startedBy',
    name: m.office_recalls_started_by(),
    shown: 'on demand',
    cell: ({ startedBy }) => <bdi className="wrap-anywhere">{startedBy}</bdi>,
  },
  { id: 'orders', name: m.office_recalls_orders(), end: true, cell: ({ orders }) => count(orders) },
  {
    id: 'toCall',
    name: m.office_recalls_to_call(),
    end: true,
    cell: ({ handedOver, notified }) => count(handedOver - notified),
  },
  {
    id: 'refunded',
    name: m.office_recalls_refunded(),
    end: true,
    cell: ({ refunds, refunded }) => (refunds ? <Money amount={refunded} /> : '–'),
  },
  { id: 'progress', name: m.office_recalls_progress(), cell: recall => <RecallBadge recall={recall} /> },
]
