import type { ReactNode } from 'react'
import { bandTexts } from '../../delivery/band-texts.ts'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { Money, useCurrency } from '../../ui/money.tsx'
import type { priceCart } from '../cart.contract.ts'
import { FreeDelivery } from './free-delivery.tsx'

/** The sums of a cart as the API returns them, in decimals, and the delivery charges that apply. */
type Totals = Pick<
  OutputOf<typeof priceCart>,
  'subtotal' | 'tax' | 'taxName' | 'shipping' | 'shippingBands' | 'total' | 'most'
>

/** `tooFar`: the shop does not deliver that far. `note` says more about the charges. */
type Props = { sums: Totals; delivered: boolean; tooFar?: boolean; note?: ReactNode }

/**
 * Subtotal, tax (if any), shipping with the charges that apply, and total: the shown sums add up. An address that is too far
 * away has no total.
 */
export function TotalsPanel({ sums, delivered, tooFar = false, note }: Props) {
  const currency = useCurrency()
  const isWeighed = sums.most > sums.total
  const row = 'flex items-baseline justify-between gap-4'
  return (
    <dl className="space-y-2">
      <div className={row}>
        <dt>{m.cart_subtotal()}</dt>
        <dd>
          <Money amount={sums.subtotal} />
        </dd>
      </div>
      {sums.tax > 0 && (
        <div className={row}>
          <dt>{sums.taxName ?? m.cart_tax()}</dt>
          <dd>
            <Money amount={sums.tax} />
          </dd>
        </div>
      )}
      <div className={row}>
        <dt>{m.cart_shipping()}</dt>
        <dd className="text-end">
          {tooFar ? (
            m.delivery_too_far_field()
          ) : sums.shipping > 0 ? (
            <Money amount={sums.shipping} />
          ) : delivered ? (
            m.cart_free()
          ) : (
            m.cart_no_shipping()
          )}
        </dd>
      </div>
      {delivered && !tooFar && (
        <div>
          <dt className="sr-only">{m.cart_delivery_charges()}</dt>
          <dd>
            <ul className="text-sm text-muted">
              {bandTexts(sums.shippingBands, currency).map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {note}
            <div className="mt-2">
              <FreeDelivery shippingBands={sums.shippingBands} subtotal={sums.subtotal} />
            </div>
          </dd>
        </div>
      )}
      {!tooFar && (
        <div className={`${row} border-t border-line pt-3 text-xl font-semibold`}>
          <dt>{isWeighed ? m.cart_total_about() : m.cart_total()}</dt>
          <dd>
            <Money amount={sums.total} />
          </dd>
        </div>
      )}
      {!tooFar && isWeighed && (
        <div className={`${row} flex-wrap font-semibold`}>
          <dt>{m.cart_most_total()}</dt>
          <dd>
            <Money amount={sums.most} />
          </dd>
          <dd className="w-full text-sm font-normal text-muted">{m.cart_weighed_note()}</dd>
        </div>
      )}
    </dl>
  )
}
