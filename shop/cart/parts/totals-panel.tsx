import type { z } from 'zod'
import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import type { totals } from '../cart.contract.ts'

/** The sums of a cart as the API answers them, in decimals. */
type Totals = z.output<typeof totals>

/** Subtotal, tax where there is any, shipping and total: the shown sums add up. */
export function TotalsPanel({ sums, delivered }: { sums: Totals; delivered: boolean }) {
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
        <dd>
          {sums.shipping > 0 ? (
            <Money amount={sums.shipping} />
          ) : delivered ? (
            m.cart_free()
          ) : (
            m.cart_no_shipping()
          )}
        </dd>
      </div>
      <div className={`${row} border-t border-line pt-3 text-xl font-semibold`}>
        <dt>{m.cart_total()}</dt>
        <dd>
          <Money amount={sums.total} />
        </dd>
      </div>
    </dl>
  )
}
