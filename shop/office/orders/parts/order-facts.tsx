import { CalendarClock, Mail, MapPin, PencilLine, Phone, Store } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { mayEdit } from '../../../orders/order-states.rules.ts'
import { isBooking } from '../../../orders/order-types.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { isUnpaid } from '../../../orders/payment-states.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoveToSlot } from '../../kit/parts/move-to-slot.tsx'
import { OrderBags } from '../../kit/parts/order-bags.tsx'
import { DetailsDialog } from './details-dialog.tsx'

const row = 'flex items-start gap-3'
const icon = 'mt-1 size-4.5 shrink-0 text-green'
const way = 'text-green underline underline-offset-4'

/** The customer of an order, their contact details, and the delivery. */
export function OrderFacts({ order, onChanged }: { order: StaffOrder; onChanged: () => void }) {
  const { orders, customer } = order
  const [open, setOpen] = useState<'details' | 'window'>()
  const close = () => setOpen(undefined)
  const closeAndLook = () => {
    close()
    onChanged()
  }
  const mayChange =
    mayEdit(orders.orderStatus) && !isBooking(orders.orderType) && !isUnpaid(orders.paymentState)
  const place = [orders.address, orders.city, orders.stateProvince, orders.postalCode, orders.country].filter(
    Boolean,
  )
  return (
    <section aria-labelledby="order-facts" className="card p-5">
      <h2 id="order-facts" className="text-xl">
        <bdi>{`${customer.firstName} ${customer.lastName}`.trim()}</bdi>
      </h2>
      <p className="text-sm text-muted">
        {customer.custId === null ? m.office_orders_guest() : m.office_orders_account()}
      </p>
      <ul className="mt-4 grid gap-3">
        {[customer.phone1, customer.phone2].filter(Boolean).map(phone => (
          <li key={phone} className={row}>
            <Phone aria-hidden className={icon} />
            <a href={`tel:${phone?.replaceAll(/[^\d+]/g, '')}`} className={way}>
              <bdi>{phone}</bdi>
            </a>
          </li>
        ))}
        <li className={row}>
          <Mail aria-hidden className={icon} />
          {customer.email ? (
            <a href={`mailto:${customer.email}`} className={`${way} wrap-anywhere`}>
              <bdi>{customer.email}</bdi>
            </a>
          ) : (
            <span className="text-muted">{m.office_orders_no_email()}</span>
          )}
        </li>
        <li className={row}>
          <MapPin aria-hidden className={icon} />
          <span className="wrap-anywhere">
            <span className="block font-medium">
              <Fulfilment of={orders} />
            </span>
            <bdi>{place.join(', ')}</bdi>
          </span>
        </li>
        {orders.branchName && (
          <li className={row}>
            <Store aria-hidden className={icon} />
            <span className="wrap-anywhere">
              {m.office_branch()}: <bdi>{orders.branchName}</bdi>
            </span>
          </li>
        )}
        {order.bags.length > 0 && (
          <li>
            <OrderBags bags={order.bags} />
          </li>
        )}
      </ul>
      {orders.notes && (
        <p className="mt-4 rounded-small bg-saffron-soft px-4 py-3 whitespace-pre-line wrap-anywhere">
          {orders.notes}
        </p>
      )}
      {orders.representative && (
        <p className="mt-4 text-sm text-muted">
          {m.office_orders_sent_by()} <bdi>{orders.representative}</bdi>
        </p>
      )}
      {mayChange && (
        <Button look="quiet" className="mt-4 w-full" onClick={() => setOpen('details')}>
          <PencilLine aria-hidden className="size-4.5" />
          {m.office_orders_details()}
        </Button>
      )}
      {mayChange && orders.slotStartsAt && (
        <Button look="quiet" className="mt-2 w-full" onClick={() => setOpen('window')}>
          <CalendarClock aria-hidden className="size-4.5" />
          {m.office_windows_move_order()}
        </Button>
      )}
      {open === 'details' && (
        <DetailsDialog order={order} onClose={close} onDone={closeAndLook} onLookAgain={closeAndLook} />
      )}
      {open === 'window' && (
        <MoveToSlot order={orders} onClose={close} onMoved={closeAndLook} onLookAgain={closeAndLook} />
      )}
      <Link
        to={`/orderDetail?order=${encodeURIComponent(orders.orderNum)}&key=${encodeURIComponent(orders.link)}`}
        ahead={false}
        className={`mt-4 inline-flex min-h-11 items-center text-sm font-semibold ${way}`}
      >
        {m.office_orders_as_customer()}
      </Link>
    </section>
  )
}
