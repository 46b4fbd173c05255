import { m } from '../../../messages/m.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'
import type { WholePerson } from '../people.contract.ts'

/** The orders of a person: their total, and the latest ones. */
export function PersonOrders({ person }: { person: WholePerson }) {
  const { orders, spent, latest } = person
  return (
    <section aria-labelledby="person-orders" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="person-orders" className="text-xl">
          {m.office_people_orders()}
        </h2>
        <p className="text-muted">
          {m.office_people_order_count({ count: orders })} · <Money amount={spent} />
        </p>
      </div>
      {latest.length === 0 ? (
        <p className="mt-3 text-muted">{m.office_people_no_orders()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {latest.map(order => (
            <li
              key={order.orderNum}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto_8rem]"
            >
              <Link
                to={`/admin/orders/${encodeURIComponent(order.orderNum)}`}
                className="font-semibold text-green tabular-nums underline-offset-4 hover:underline"
              >
                #{order.orderNum}
              </Link>
              <span className="text-muted max-sm:order-3">
                <Day at={order.createDate} />
                {order.representative && (
                  <span className="block text-sm">
                    {m.office_people_came_by()} <bdi>{order.representative}</bdi>
                  </span>
                )}
              </span>
              <span className="flex flex-wrap gap-1 max-sm:order-4 max-sm:justify-end">
                {order.paymentState !== 'ON_DELIVERY' && <PaymentBadge state={order.paymentState} />}
                <StatusBadge status={order.orderStatus} />
              </span>
              <span className="text-end">
                <Money amount={order.grandTotal} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
