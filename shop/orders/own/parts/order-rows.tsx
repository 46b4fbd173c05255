import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { isCancelled } from '../own-event.rules.ts'
import type { ListedOrder } from '../use-own-orders.ts'
import { StatusBadge } from './status-badge.tsx'

/** Loaded when an order is opened. */
const OpenedOrder = lazy(() => import('./opened-order.tsx'))

/** A cell with its own heading on narrow screens, where the table has no head. */
function Cell({ head, className = '', children }: { head: string; className?: string; children: ReactNode }) {
  return (
    <td
      className={`min-w-0 wrap-anywhere md:border-t md:border-line md:px-3 md:py-3 md:align-middle ${className}`}
    >
      <span aria-hidden className="block text-sm text-muted md:hidden">
        {head}
      </span>
      {children}
    </td>
  )
}

/** An order of the list; its number opens its lines. */
export function OrderRows({ order }: { order: ListedOrder }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { orders, customer } = order
  return (
    <tbody className="mb-3 block card md:table-row-group md:border-0 md:bg-transparent">
      <tr className="grid grid-cols-2 items-start gap-x-4 gap-y-3 p-4 md:table-row">
        <th scope="row" className="text-start md:border-t md:border-line md:py-2 md:ps-2 md:pe-3">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            title={m.orders_items_of({ number: orders.orderNum })}
            onClick={() => setOpen(!open)}
            className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-round px-3 font-semibold tabular-nums hover:bg-green-soft md:ms-0"
          >
            <ChevronDown
              aria-hidden
              className={`size-5 text-green transition-transform ${open ? 'rotate-180' : ''}`}
            />
            {orders.orderNum}
          </button>
        </th>
        <Cell head={m.orders_column_customer()} className="max-md:row-start-2">
          {customer.firstName} {customer.lastName}
        </Cell>
        <Cell head={m.orders_column_created()} className="max-md:row-start-2">
          <When at={orders.createDate} />
        </Cell>
        <Cell head={m.orders_column_total()} className="font-semibold max-md:row-start-3 md:text-end">
          <Money amount={orders.grandTotal} />
        </Cell>
        <td className="justify-self-end max-md:col-start-2 max-md:row-start-1 max-md:self-center md:border-t md:border-line md:px-3 md:align-middle">
          <StatusBadge status={orders.orderStatus} cancelled={isCancelled(order.events)} />
          {orders.paymentState === 'AWAITING' && (
            <span className="mt-1 block text-sm font-medium">{m.orders_unpaid()}</span>
          )}
        </td>
        <Cell
          head={m.orders_column_instructions()}
          className={`md:max-w-56 md:pe-5 ${orders.notes ? '' : 'max-md:hidden'}`}
        >
          <span className="line-clamp-3" title={orders.notes}>
            {orders.notes || '–'}
          </span>
        </Cell>
      </tr>
      <tr id={id} hidden={!open} className="block md:table-row">
        <td colSpan={6} className="block md:table-cell">
          {open && (
            <Suspense fallback={<Skeleton lines={2} label={m.orders_loading()} />}>
              <OpenedOrder order={order} />
            </Suspense>
          )}
        </td>
      </tr>
    </tbody>
  )
}
