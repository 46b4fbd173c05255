import type { ReactNode } from 'react'
import type { OrderFulfilment } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { OfficeHeading } from './office-heading.tsx'

type Props = {
  order: OrderFulfilment & { orderNum: string; name: string; orderStatus: string; notes: string }
  /** Why nothing can be done with it now; undefined if it can. */
  closed: string | undefined
  /** The links to other screens of the order. */
  children: ReactNode
}

/** The heading of an order for the person who picks or packs it: its customer, state and window, its notes, and why it is closed. */
export const OrderHeading = ({ order, closed, children }: Props) => (
  <>
    <OfficeHeading
      title={
        <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
          #{order.orderNum} <bdi>{order.name}</bdi>
          <span className="font-text text-base tracking-normal">
            <StatusBadge status={order.orderStatus} />
          </span>
        </span>
      }
      text={<Fulfilment of={order} />}
    >
      {children}
    </OfficeHeading>
    {order.notes && (
      <p className="mb-6 rounded-small bg-saffron-soft px-4 py-3 text-lg wrap-anywhere">{order.notes}</p>
    )}
    {closed && (
      <p role="status" className="mb-6 rounded-small bg-sunken px-4 py-3">
        {closed}
      </p>
    )}
  </>
)
