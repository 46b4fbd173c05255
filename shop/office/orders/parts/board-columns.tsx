import { Star } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { BoardRow } from '../../../orders/desk/order-board.contract.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { isUnpaid } from '../../../orders/payment-states.rules.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { channelWord } from '../../kit/order-channel.ts'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'

type Options = {
  /** True for an order that just came in, which is marked. */
  isNew: (orderId: number) => boolean
  /** True if the person works for several branches. */
  several: boolean
}

/** The columns of the board. */
export const boardColumns = ({ isNew, several }: Options): OfficeColumn<BoardRow>[] => [
  {
    id: 'number',
    name: m.office_orders_number(),
    sorts: true,
    shown: 'always',
    cell: ({ orderId, orderNum }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
        #{orderNum}
        {isNew(orderId) && (
          <span className="rounded-round bg-saffron px-2 text-xs font-semibold text-on-saffron">
            {m.office_orders_just_in()}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    name: m.office_orders_status(),
    // An unpaid order has no status that means work, so its payment state is shown.
    cell: ({ orderStatus, paymentState }) =>
      isUnpaid(paymentState) ? <PaymentBadge state={paymentState} /> : <StatusBadge status={orderStatus} />,
  },
  {
    id: 'date',
    name: m.office_orders_placed(),
    sorts: true,
    cell: ({ createDate }) => (
      <span className="md:whitespace-nowrap">
        <When at={createDate} />
      </span>
    ),
  },
  {
    id: 'customer',
    name: m.office_orders_customer(),
    cell: ({ firstName, lastName, phone1, priority }) => (
      <>
        <bdi className="font-medium wrap-anywhere">{`${firstName} ${lastName}`.trim()}</bdi>
        {priority && (
          <Star
            role="img"
            aria-label={m.office_people_priority()}
            className="ms-1.5 inline size-4 fill-saffron text-saffron-deep"
          />
        )}
        <span className="block text-sm text-muted">
          <bdi>{phone1}</bdi>
        </span>
      </>
    ),
  },
  {
    id: 'email',
    name: m.office_orders_email(),
    shown: 'on demand',
    cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
  },
  {
    id: 'way',
    name: m.office_orders_way(),
    cell: row => <Fulfilment of={row} />,
  },
  ...(several ? [branchColumn] : []),
  {
    id: 'type',
    name: m.office_orders_type(),
    shown: 'on demand',
    cell: ({ orderType }) => channelWord(orderType),
  },
  {
    id: 'payment',
    name: m.office_payments_title(),
    shown: 'on demand',
    cell: ({ paymentState }) => <PaymentBadge state={paymentState} />,
  },
  { id: 'items', name: m.office_orders_lines(), end: true, cell: ({ items }) => items },
  {
    id: 'total',
    name: m.office_orders_total(),
    sorts: true,
    end: true,
    cell: ({ grandTotal }) => <Money amount={grandTotal} />,
  },
]

const branchColumn: OfficeColumn<BoardRow> = {
  id: 'branch',
  name: m.office_branch(),
  cell: ({ branchName }) => <bdi className="wrap-anywhere">{branchName}</bdi>,
}
