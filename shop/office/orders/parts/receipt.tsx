import { m } from '../../../messages/m.ts'
import type { PrintedOrder } from '../../../orders/desk/staff-order.fields.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { paymentWords } from '../../../orders/order-payment.rules.ts'
import { itemStatusWord } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { OrderSums, sumsOf } from '../../../orders/own/parts/order-sums.tsx'
import { Money } from '../../../ui/money.tsx'
import { BarCode } from '../../kit/parts/bar-code.tsx'
import { LineAllergens } from '../../kit/parts/line-allergens.tsx'
import { LineLots } from '../../kit/parts/line-lots.tsx'
import { LinePrice } from './line-price.tsx'

type Props = { order: PrintedOrder; shopName: string; placedAt: string }

/** An invoice on the narrow roll of a receipt printer, with the number of the order as bars, which the counter scans. */
export function Receipt({ order: { orders, customer, orderItems }, shopName, placedAt }: Props) {
  const place = [orders.address, orders.city, orders.stateProvince, orders.postalCode].filter(Boolean)
  return (
    <article
      aria-label={m.orders_number({ number: orders.orderNum })}
      className="card space-y-3 p-4 print:border-0 print:p-0"
    >
      <header className="text-center">
        <p className="font-display text-xl">{shopName}</p>
        <h2 className="text-2xl tabular-nums">#{orders.orderNum}</h2>
        <p>{placedAt}</p>
      </header>
      <div className="border-y border-dashed border-ink py-2 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{`${customer.firstName} ${customer.lastName}`.trim()}</bdi>
        </p>
        <p>
          <bdi>{customer.phone1}</bdi>
        </p>
        <p>
          <Fulfilment of={orders} />
        </p>
        {place.length > 0 && <p>{place.join(', ')}</p>}
        {orders.notes && <p>“{orders.notes}”</p>}
      </div>
      <ul>
        {orderItems.map(item => (
          <li key={item.orderItemId} className="break-inside-avoid py-1">
            <p className="wrap-anywhere">{[item.productName, ...lineChoices(item)].join(' · ')}</p>
            <LineAllergens of={item} />
            <LineLots of={item} />
            <p className="flex justify-between gap-3">
              <span>
                {isLeftOut(item.itemStatus) ? itemStatusWord(item.itemStatus) : <LinePrice item={item} />}
              </span>
              <Money amount={item.lineTotal} />
            </p>
          </li>
        ))}
      </ul>
      <OrderSums look="roll" sums={sumsOf(orders)} />
      <p className="text-center">{paymentWords(orders)}</p>
      <BarCode text={orders.orderNum} kind="CODE128" className="mx-auto w-40 text-center" height={40} />
    </article>
  )
}
