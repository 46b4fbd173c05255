import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import type { OwnOrders } from '../use-own-orders.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderRows } from './order-rows.tsx'

/** Orders that open to show their lines: a table, or a card for each on narrow screens. */
export function OrderList({ own: { orders, problem, retry }, title }: { own: OwnOrders; title: string }) {
  if (problem || !orders)
    return <Answer problem={problem} onRetry={retry} lines={3} label={m.orders_loading()} />
  if (orders.length === 0) return <NoOrders />
  const heads = [
    m.orders_column_number(),
    m.orders_column_customer(),
    m.orders_column_created(),
    m.orders_column_total(),
    m.orders_column_status(),
    m.orders_column_instructions(),
  ]
  return (
    <table className="block w-full md:table md:card md:border-separate md:border-spacing-0">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-sm text-muted">
          {heads.map(head => (
            <th
              key={head}
              scope="col"
              className="px-3 py-3 text-start font-medium first:ps-5 last:pe-5 nth-4:text-end"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map(order => (
        <OrderRows key={order.orders.orderId} order={order} />
      ))}
    </table>
  )
}
