import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { addressOf } from '../../order-link.ts'
import { paymentWords } from '../../order-payment.rules.ts'
import { isBooking } from '../../order-types.rules.ts'
import type { ListedOrder } from '../use-own-orders.ts'
import { ChangeLink } from './change-link.tsx'
import { Fulfilment } from './fulfilment.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { PayNow } from './pay-now.tsx'
import { PayRest } from './pay-rest.tsx'

/** The details of an opened order in the list: its lines, and links to its invoice and its progress. */
export default function OpenedOrder({ order: { orders, items } }: { order: ListedOrder }) {
  const { orderNum, link } = orders
  return (
    <div className="space-y-4 border-t border-line bg-paper p-4 max-md:rounded-b-tile md:p-5">
      <OrderedItems items={items} title={m.orders_items_of({ number: orderNum })} />
      {orders.slotStartsAt && (
        <p>
          <span className="text-muted">{m.orders_pickup()}:</span>{' '}
          <span className="font-medium">
            <Fulfilment of={orders} />
          </span>
        </p>
      )}
      <PayRest order={orders} link={link} />
      {orders.paymentState === 'AWAITING' ? (
        <PayNow orderNum={orderNum} link={link}>
          {m.orders_not_paid()}
        </PayNow>
      ) : (
        <p>
          <span className="text-muted">{m.orders_payment()}:</span>{' '}
          <span className="font-medium">{paymentWords(orders)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isBooking(orders.orderType) && <OrderAgain orderNum={orderNum} link={link} />}
        <ButtonLink look="quiet" to={addressOf(orders.orderType, orderNum, link)} ahead={false}>
          {m.orders_open_invoice()}
        </ButtonLink>
        <ChangeLink order={orders} />
        <ButtonLink look="quiet" to={`/dashboard?tab=track&order=${encodeURIComponent(orderNum)}`}>
          {m.orders_track_this()}
        </ButtonLink>
      </div>
    </div>
  )
}
