import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'

/** `reason`: of the discount. */
type Sums = {
  subtotal: number
  discount?: number
  reason?: string | null
  tax: number
  shipping: number
  total: number
}

/** The styles: beside the products on a screen, on a sheet, or on the narrow roll of a receipt printer. */
const looks = {
  panel: {
    list: 'ms-auto mt-3 grid max-w-xs gap-1.5 border-t border-line pt-4',
    row: 'text-sm *:first:text-muted',
    total: 'text-lg',
  },
  sheet: {
    list: 'ms-auto max-w-xs break-inside-avoid space-y-2',
    row: '',
    total: 'border-t border-line pt-3 text-xl',
  },
  roll: {
    list: 'break-inside-avoid border-t border-dashed border-ink pt-2',
    row: '',
    total: 'mt-1 text-lg',
  },
}

type Props = {
  sums: Sums
  before?: number
  most?: number | undefined
  /** The paid part and the rest, if only a part of the order was paid. */
  part?: { paid: number; rest: number } | undefined
  late?: boolean
  look?: keyof typeof looks
}

/**
 * The sums of an order, with tax and delivery, in decimals; `before` is struck through if the total was another one, `most` is what
 * it can become when it is weighed.
 */
export function OrderSums({ sums, before, most, part, late = false, look = 'panel' }: Props) {
  const rows: [string, number][] = [
    [m.cart_subtotal(), sums.subtotal],
    ...(sums.discount ? [[discountWords(sums.reason), -sums.discount] as [string, number]] : []),
    ...(sums.tax > 0 ? [[m.cart_tax(), sums.tax] as [string, number]] : []),
    [m.cart_shipping(), sums.shipping],
  ]
  const after: [string, number][] = [
    ...(most === undefined ? [] : [[m.cart_most_total(), most] as [string, number]]),
    ...(part ? partRows(part, most !== undefined) : []),
  ]
  const { list, row, total } = looks[look]
  return (
    <dl aria-busy={late} className={list}>
      {rows.map(([term, amount]) => (
        <div key={term} className={`flex justify-between gap-4 ${row}`}>
          <dt>{term}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className={`flex justify-between gap-4 font-semibold ${total}`}>
        <dt>{most === undefined ? m.cart_total() : m.cart_total_about()}</dt>
        <dd className="text-end">
          {before !== undefined && before !== sums.total && (
            <s className="me-2 text-base font-normal text-muted">
              <Money amount={before} />
            </s>
          )}{' '}
          <Money amount={sums.total} />
        </dd>
      </div>
      {after.map(([term, amount]) => (
        <div key={term} className={`flex justify-between gap-4 ${row}`}>
          <dt>{term}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const partRows = (
  { paid, rest }: { paid: number; rest: number },
  isEstimate: boolean,
): [string, number][] => [
  [m.orders_sum_paid(), paid],
  [isEstimate ? m.orders_sum_rest_about() : m.orders_sum_rest(), rest],
]

/** Names a discount with its reason. */
const discountWords = (reason: string | null | undefined): string =>
  reason ? m.orders_sum_discount_for({ reason }) : m.orders_sum_discount()

/** Returns the sums of a placed order. */
export const sumsOf = (order: {
  price: number
  discount: number
  discountReason: string | null
  tax: number
  shippingHandling: number
  grandTotal: number
}): Sums => ({
  subtotal: order.price,
  discount: order.discount,
  reason: order.discountReason,
  tax: order.tax,
  shipping: order.shippingHandling,
  total: order.grandTotal,
})
