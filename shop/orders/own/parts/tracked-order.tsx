import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { addressOf } from '../../order-link.ts'
import { paymentWords } from '../../order-payment.rules.ts'
import { trackOf } from '../order-track.rules.ts'
import { type ListedOrder, useOwnOrders } from '../use-own-orders.ts'
import { ChangeLink } from './change-link.tsx'
import { Fulfilment } from './fulfilment.tsx'
import { PayNow } from './pay-now.tsx'
import { PayRest } from './pay-rest.tsx'
import { Timeline } from './timeline.tsx'
import { TrackedItems } from './tracked-items.tsx'

type Props = { custId: number; number: string; known: ListedOrder | undefined }

/** The progress of the order with this number; loads it if it is older than those in the list. */
export function TrackedOrder({ custId, number, known }: Props) {
  const { orders: found, problem, retry } = useOwnOrders(custId, { orderNumber: number }, known === undefined)
  const order = known ?? found?.[0]
  if (problem || (!order && !found))
    return <Answer problem={problem} onRetry={retry} lines={2} label={m.orders_track_loading()} />
  if (!order) {
    return (
      <div role="alert" className="rounded-tile bg-saffron-soft px-5 py-4">
        <p className="font-semibold wrap-anywhere">{m.orders_track_unknown({ number })}</p>
        <p className="mt-1 text-sm">{m.orders_track_unknown_text()}</p>
      </div>
    )
  }
  const { orders, events, items } = order
  return (
    <article className="card" aria-label={m.orders_number({ number: orders.orderNum })}>
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-5 md:px-8">
        <div>
          <h3 className="text-xl">{m.orders_number({ number: orders.orderNum })}</h3>
          <p className="text-sm text-muted">
            <When at={orders.createDate} /> · <Fulfilment of={orders} /> ·{' '}
            <Money amount={orders.grandTotal} /> · {paymentWords(orders)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ChangeLink order={orders} />
          <ButtonLink
            look="quiet"
            to={addressOf(orders.orderType, orders.orderNum, orders.link)}
            ahead={false}
          >
            {m.orders_open_invoice()}
          </ButtonLink>
        </div>
      </header>
      {orders.restAsked !== null && (
        <div className="px-5 pt-5 md:px-8">
          <PayRest order={orders} link={orders.link} />
        </div>
      )}
      {orders.paymentState === 'AWAITING' && (
        <div className="px-5 pt-5 md:px-8">
          <PayNow orderNum={orders.orderNum} link={orders.link}>
            {m.orders_not_paid()}
          </PayNow>
        </div>
      )}
      <div className="grid gap-8 p-5 md:grid-cols-[minmax(0,1fr)_18rem] md:p-8">
        <Timeline steps={trackOf(orders.orderStatus, events)} pickupType={orders.pickupType} />
        <TrackedItems items={items} />
      </div>
    </article>
  )
}
