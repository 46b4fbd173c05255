import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import { fulfilmentWords } from '../order-words.rules.ts'
import type { ShownOrder } from '../orders.contract.ts'
import { InvoiceLines } from './invoice-lines.tsx'

/** The printable invoice of an order. */
export function Invoice({
  order,
  shopName,
  placedAt,
}: {
  order: ShownOrder
  shopName: string
  placedAt: string
}) {
  const { orders, customer, orderItems } = order
  const place = [orders.address, orders.city, orders.stateProvince, orders.postalCode, orders.country].filter(
    Boolean,
  )
  const facts: [string, string][] = [
    [m.orders_name(), `${customer.firstName} ${customer.lastName}`],
    [m.customers_email(), customer.email],
    [m.customers_phone(), customer.phone1],
    [m.orders_pickup(), fulfilmentWords(orders.pickupType, orders.pickupTime)],
    ...(place.length ? [[m.customers_shipping_address(), place.join(', ')] as [string, string]] : []),
    [m.orders_payment(), m.cart_cash_on_delivery()],
    ...(orders.notes ? [[m.orders_notes(), orders.notes] as [string, string]] : []),
  ]
  const sums: [string, number][] = [
    [m.cart_subtotal(), orders.price],
    ...(orders.tax > 0 ? [[m.cart_tax(), orders.tax] as [string, number]] : []),
    [m.cart_shipping(), orders.shippingHandling],
  ]
  return (
    <article className="card space-y-8 p-5 md:p-10 print:space-y-6 print:border-0 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <div>
          <p className="font-display text-2xl text-green">{shopName}</p>
          <h1 className="mt-2 text-3xl md:text-4xl">{m.orders_number({ number: orders.orderNum })}</h1>
        </div>
        <p className="text-muted">
          <time dateTime={orders.createDate}>{placedAt}</time>
        </p>
      </header>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-medium wrap-break-word">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <InvoiceLines items={orderItems} />
      <dl className="ms-auto max-w-xs break-inside-avoid space-y-2">
        {sums.map(([term, amount]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt>{term}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-xl font-semibold">
          <dt>{m.cart_total()}</dt>
          <dd>
            <Money amount={orders.grandTotal} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
