import { m } from '../../../messages/m.ts'
import type { FoundOrder } from '../../../orders/counter/counter.contract.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { Money } from '../../../ui/money.tsx'

type Props = { orders: readonly FoundOrder[]; onChoose: (orderNum: string) => void }

/** The orders of a phone number, to choose from. */
export const FoundOrders = ({ orders, onChoose }: Props) => (
  <section aria-label={m.office_orders_counter_found()} className="mb-6">
    <ul className="card divide-y divide-line">
      {orders.map(({ orderNum, name, orderStatus, grandTotal, ...order }) => (
        <li key={orderNum}>
          <button
            type="button"
            onClick={() => onChoose(orderNum)}
            className="flex w-full flex-wrap items-center justify-between gap-3 p-4 text-start hover:bg-green-soft"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-lg font-semibold">
                <span className="tabular-nums">#{orderNum}</span> <bdi>{name}</bdi>
              </span>
              <span className="block text-sm text-muted">
                <Fulfilment of={order} />
              </span>
            </span>
            <span className="flex items-center gap-3">
              <StatusBadge status={orderStatus} />
              <Money amount={grandTotal} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
