import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import type { StaffItem, StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { reducedWords } from '../../../orders/own/line-words.rules.ts'
import { itemStatusWord, mostOf } from '../../../orders/own/order-words.rules.ts'
import { OrderSums, sumsOf } from '../../../orders/own/parts/order-sums.tsx'
import { Money, useCurrency } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useShop } from '../../../ui/router.ts'
import { LineAllergens } from '../../kit/parts/line-allergens.tsx'
import { LineLots } from '../../kit/parts/line-lots.tsx'
import { amountCame } from '../as-invoice.ts'
import { LinePrice } from './line-price.tsx'

/** The lines of an order, and its totals. */
export function OrderLines({ order: { orders, orderItems } }: { order: StaffOrder }) {
  return (
    <section aria-labelledby="order-lines" className="card p-5">
      <h2 id="order-lines" className="text-xl">
        {m.office_orders_goods()}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {orderItems.map(item => (
          <li key={item.orderItemId} className="flex gap-4 py-3">
            <div className="tile size-14 shrink-0 rounded-small">
              <Picture src={item.image} size={56} />
            </div>
            <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0 wrap-anywhere">
                <p className={`font-semibold ${isLeftOut(item.itemStatus) ? 'line-through' : ''}`}>
                  {item.productName}
                </p>
                {item.ageFrom !== null && <AgeMark age={item.ageFrom} />}
                <LineNotes item={item} />
                <LineAllergens of={item} />
                <LineLots of={item} />
                {item.itemStatus !== 'NEW' && (
                  <p className="mt-1">
                    <ItemBadge item={item} items={orderItems} />
                  </p>
                )}
                {item.picked && <PickedBy {...item.picked} isLeft={isLeftOut(item.itemStatus)} />}
              </div>
              <div className="sm:text-end">
                <p className="font-medium">
                  <Money amount={item.lineTotal} />
                </p>
                <p className="text-sm text-muted">
                  <AmountWords item={item} />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <OrderSums sums={sumsOf(orders)} most={mostOf(orders, orderItems)} />
    </section>
  )
}

/** The amount of a line and its price, with the ordered amount struck through if another came. */
const AmountWords = ({ item }: { item: StaffItem }) => (
  <>
    {amountCame(item) !== item.quantity && <s className="me-1.5">{item.quantity}</s>}
    <LinePrice item={item} />
  </>
)

/** SKU, department, the choices and note of the shopper, and a reduced price. */
export function LineNotes({
  item,
}: {
  item: Pick<
    StaffItem,
    'sku' | 'department' | 'attributes' | 'ofBox' | 'notes' | 'effectivePrice' | 'reducedFrom' | 'itemStatus'
  >
}) {
  const reduced = reducedWords(item, useCurrency())
  const choices = lineChoices(item)
  return (
    <>
      {choices.length > 0 && <p className="text-sm font-medium text-green">{choices.join(' · ')}</p>}
      {item.notes && <p className="text-sm">“{item.notes}”</p>}
      <p className="text-sm text-muted">
        {item.sku} · {item.department}
      </p>
      {reduced && <p className="text-sm text-muted">{reduced}</p>}
    </>
  )
}

/** Says who picked a line, or found that it is not there, and when. */
function PickedBy({ at, by, isLeft }: { at: string; by: string | null; isLeft: boolean }) {
  const time = showMoment(at, useShop()?.settings.timeZone)
  const [named, unnamed] = isLeft
    ? [m.office_orders_looked_by, m.office_orders_looked_at]
    : [m.office_orders_picked_by, m.office_orders_picked_at]
  return <p className="mt-1 text-sm text-muted">{by ? named({ name: by, time }) : unnamed({ time })}</p>
}

function ItemBadge({ item, items }: { item: StaffItem; items: readonly StaffItem[] }) {
  const other = items.find(({ orderItemId }) => orderItemId === item.replacedByItemId)
  const look = isLeftOut(item.itemStatus) ? 'bg-rose-soft text-rose' : 'bg-green-soft text-green'
  return (
    <span className={`inline-block rounded-round px-3 py-0.5 text-sm font-semibold ${look}`}>
      {other ? m.office_orders_replaced_by({ name: other.productName }) : itemStatusWord(item.itemStatus)}
    </span>
  )
}
