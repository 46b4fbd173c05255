import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCurrency } from '../../../ui/money.tsx'
import type { CostOfBox } from './cost-of-box.rules.ts'

type Props = {
  cost: CostOfBox
  /** The box's own price; undefined if it follows from its parts. */
  price: number | undefined
  /** The per cent that the box costs less than its parts. */
  less: number
}

/** Says what the parts of a box cost today, and what its buyer saves; warns if the box costs more. */
export function BoxCost({ cost, price, less }: Props) {
  const currency = useCurrency()
  const { least, most, isWhole } = cost
  const money = (amount: number) => showMoney(amount, currency)
  const range = (from: number, to: number) =>
    from === to ? money(from) : m.office_boxes_from_to({ from: money(from), to: money(to) })
  const share = 1 - (less >= 0 && less <= 100 ? less : 0) / 100
  const isDearer = price !== undefined && isWhole && price > least
  return (
    <div
      role="status"
      className={`space-y-1 rounded-tile px-4 py-3 sm:col-span-2 ${isDearer ? 'bg-saffron-soft' : 'bg-sunken'}`}
    >
      <p>{m.office_boxes_parts_cost({ amount: range(least, most) })}</p>
      {!isWhole && <p className="text-sm">{m.office_boxes_cost_partly()}</p>}
      {price === undefined ? (
        <p className="font-medium">
          {m.office_boxes_box_costs({ amount: range(least * share, most * share) })}
        </p>
      ) : isDearer ? (
        <p className="font-medium">
          {price > most
            ? m.office_boxes_dearer({ amount: money(price - most) })
            : m.office_boxes_maybe_dearer({ amount: money(price - least) })}
        </p>
      ) : isWhole && price >= 0 ? (
        <p className="font-medium">{m.office_boxes_saves({ amount: range(least - price, most - price) })}</p>
      ) : null}
    </div>
  )
}
