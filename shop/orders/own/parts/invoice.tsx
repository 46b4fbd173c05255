import { showMoney, toDecimal, toMinor } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { idReadyWords } from '../../ages/age-to-check.rules.ts'
import { paymentWords, restToPay } from '../../order-payment.rules.ts'
import type { InvoicedOrder } from '../../orders.contract.ts'
import { cashReadyFor, fulfilmentWords, mostOf } from '../order-words.rules.ts'
import { useRecalls } from '../use-recalls.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { OrderSums, sumsOf } from './order-sums.tsx'
import { PayNow } from './pay-now.tsx'
import { PayRest } from './pay-rest.tsx'

type Props = {
  order: InvoicedOrder
  /** The key of its secret link, and the moment, by the shop's clock, until which an unpaid order's products are held. */
  link?: string
  shopName: string
  placedAt: string
  heldUntil?: string | undefined
  /** The address of the shop, where orders are collected. */
  shopAddress?: string
}

/** The place where an order is collected: that of its branch with its phone, if the shop has several, or that of the shop. */
function placeFacts(
  { branch, pickupType }: InvoicedOrder['orders'],
  shopAddress: string | undefined,
): [string, string][] {
  if (pickupType === 'DELIVERY') return []
  if (branch)
    return [[m.orders_collect_at({ branch: branch.branchName }), `${branch.address}, ${branch.phone1}`]]
  return shopAddress ? [[m.orders_collect_here(), shopAddress]] : []
}

/** The printable invoice of an order. */
export function Invoice({ order, link, shopName, placedAt, heldUntil, shopAddress }: Props) {
  const { orders, customer, orderItems } = order
  const currency = useCurrency()
  const settings = useShop()?.settings
  const minor = (amount: number) => toMinor(amount, currency.exponent)
  const cash = cashReadyFor(
    {
      ...orders,
      grandTotal: minor(orders.grandTotal),
      ceiling: orders.ceiling === null ? null : minor(orders.ceiling),
      paid: minor(orders.paid),
    },
    orderItems,
    minor(settings?.smallestCoin ?? 0),
  )
  const recalls = useRecalls({ orderNum: orders.orderNum, link }, orderItems)
  const idReady = idReadyWords(orders.orderStatus, orderItems)
  const rest = restToPay(orders)
  const place = [orders.address, orders.city, orders.stateProvince, orders.postalCode, orders.country].filter(
    Boolean,
  )
  const facts: [string, string][] = [
    [m.orders_name(), `${customer.firstName} ${customer.lastName}`],
    ...(customer.email ? [[m.customers_email(), customer.email] as [string, string]] : []),
    [m.customers_phone(), customer.phone1],
    [m.orders_pickup(), fulfilmentWords(orders, settings?.timeZone)],
    ...placeFacts(orders, shopAddress),
    ...(place.length ? [[m.customers_shipping_address(), place.join(', ')] as [string, string]] : []),
    [m.orders_payment(), paymentWords(orders)],
    ...(orders.notes ? [[m.orders_notes(), orders.notes] as [string, string]] : []),
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
      {heldUntil && link && (
        <PayNow orderNum={orders.orderNum} link={link}>
          {m.orders_kept_until({ time: heldUntil })}
        </PayNow>
      )}
      {link && <PayRest order={orders} link={link} />}
      <InvoiceLines items={orderItems} weighs={mostOf(orders, orderItems) !== undefined} recalls={recalls} />
      <OrderSums
        look="sheet"
        sums={sumsOf(orders)}
        most={mostOf(orders, orderItems)}
        part={rest === undefined ? undefined : { paid: orders.paid, rest }}
      />
      {idReady && <p className="text-end font-medium wrap-anywhere">{idReady}</p>}
      {cash !== undefined && (
        <p className="text-end font-medium">
          {m.orders_have_ready({ amount: showMoney(toDecimal(cash, currency.exponent), currency) })}
        </p>
      )}
    </article>
  )
}
