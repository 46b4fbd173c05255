import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { DetailsOutcome } from '../../../orders/desk/order-details.contract.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { SumLine } from '../../kit/parts/sum-line.tsx'

const doubt = 'rounded-small bg-saffron-soft px-4 py-3'

/** The price of an order with its new details, the difference, and what speaks against them. */
export function DetailsPrice({ seen }: { seen: DetailsOutcome }) {
  const { before, total, delivery, tax, zoneName, tooFar, belowLeast } = seen
  const currency = useCurrency()
  const difference = Number((total - before).toFixed(4))
  const amount = showMoney(Math.abs(difference), currency)
  const least = belowLeast && {
    zone: belowLeast.zoneName,
    amount: showMoney(belowLeast.leastOrder, currency),
    missing: showMoney(belowLeast.missing, currency),
  }
  return (
    <div className="space-y-4 sm:col-span-2">
      <p className="text-lg font-semibold">
        {difference > 0
          ? m.office_orders_details_more({ amount })
          : difference < 0
            ? m.office_orders_details_less({ amount })
            : m.office_orders_details_same()}
      </p>
      <dl className="grid gap-1.5">
        <SumLine term={m.office_orders_details_before()} amount={before} />
        <SumLine term={m.office_orders_details_delivery()} amount={delivery} />
        {tax > 0 && <SumLine term={m.mails_sum_tax()} amount={tax} />}
        <SumLine strong term={m.office_orders_details_total()} amount={total} />
      </dl>
      {zoneName && (
        <p className="text-sm wrap-anywhere text-muted">{m.office_orders_details_zone({ zone: zoneName })}</p>
      )}
      {tooFar && <p className={doubt}>{m.office_orders_details_far()}</p>}
      {least && <p className={doubt}>{m.office_orders_details_below(least)}</p>}
    </div>
  )
}
