import { m } from '../../../messages/m.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import type { RefundWay } from '../../../recalls/recall-states.ts'
import type { RecallOrder } from '../../../recalls/recalls.fields.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import type { SmallColumn } from '../../kit/facts/small-table.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { stateOfRecallOrder } from '../recall-order-words.ts'
import { BuyerCall } from './buyer-call.tsx'
import { BuyerContact } from './buyer-contact.tsx'
import { BuyerLines } from './buyer-lines.tsx'

const ways: Record<RefundWay, () => string> = {
  CARD: m.office_recalls_to_card,
  DESK: m.office_recalls_at_desk,
  NONE: () => '',
}

type Shown = { hasBranches: boolean; refunds: boolean; recallId: number; onNoted: () => void }

/** The columns of the orders of a recall; `hasBranches`: the shop has several, `refunds`: it refunds customers. */
export const buyerColumns = ({
  hasBranches,
  refunds,
  recallId,
  onNoted,
}: Shown): SmallColumn<RecallOrder>[] => [
  {
    name: m.office_recalls_order(),
    cell: ({ orderNum, createDate, orderStatus, branchName }) => (
      <>
        <Link
          to={`/admin/orders/${orderNum}`}
          className="font-semibold text-green underline tabular-nums print:no-underline"
        >
          #{orderNum}
        </Link>
        <span className="my-0.5 block text-sm text-muted">
          <span className="whitespace-nowrap">
            <Day at={createDate} />
          </span>
          {hasBranches && <bdi className="block">{branchName}</bdi>}
        </span>
        <StatusBadge status={orderStatus} />
      </>
    ),
  },
  { name: m.office_recalls_customer(), cell: order => <BuyerContact order={order} /> },
  { name: m.office_recalls_had(), cell: order => <BuyerLines order={order} /> },
  {
    name: m.office_recalls_outcome(),
    cell: order => {
      const { says, look } = stateOfRecallOrder(order)
      return <StateBadge look={look}>{says}</StateBadge>
    },
  },
  {
    name: m.office_recalls_phone_call(),
    cell: order => <BuyerCall recallId={recallId} order={order} onNoted={onNoted} />,
  },
  ...(refunds ? [refund] : []),
]

const refund: SmallColumn<RecallOrder> = {
  name: m.office_recalls_refund(),
  end: true,
  cell: ({ refunded, way }) =>
    refunded === 0 ? (
      '–'
    ) : (
      <>
        <Money amount={refunded} />
        <span className="block text-sm text-muted">{ways[way]()}</span>
      </>
    ),
}
