import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'

/** Other orders of the same customer. */
export function EarlierOrders({ earlier: { count, rows } }: { earlier: StaffOrder['earlier'] }) {
  return (
    <section aria-labelledby="earlier-orders" className="card p-5">
      <h2 id="earlier-orders" className="text-xl">
        {m.office_orders_earlier()}
      </h2>
      {count === 0 ? (
        <p className="mt-2 text-muted">{m.office_orders_first()}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{m.office_orders_earlier_count({ count })}</p>
          <ul className="mt-2 divide-y divide-line">
            {rows.map(({ orderNum, createDate, orderStatus, paymentState, grandTotal }) => (
              <li key={orderNum} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 py-2.5">
                <Link
                  to={`/admin/orders/${encodeURIComponent(orderNum)}`}
                  className="font-semibold text-green underline-offset-4 hover:underline"
                >
                  #{orderNum}
                </Link>
                <Money amount={grandTotal} />
                <span className="text-sm text-muted">
                  <Day at={createDate} />
                </span>
                <span className="flex flex-wrap justify-end gap-1">
                  {paymentState !== 'ON_DELIVERY' && <PaymentBadge state={paymentState} />}
                  <StatusBadge status={orderStatus} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
