import { showSurcharge } from '../../../catalogue/choice-notes.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { StaffItem } from '../../../orders/desk/staff-order.fields.ts'
import { amountWords } from '../../../orders/own/order-words.rules.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { amountCame } from '../as-invoice.ts'

/**
 * The parts of a line's price: "2 piece, 5.37 lb × Rs 825.00 / lb", then the surcharge that no weight changes, and the most that it may
 * cost if that decides.
 */
export function LinePrice({ item }: { item: StaffItem }) {
  const currency = useCurrency()
  const { effectivePrice, priceUnit, flat, capped, lineCap, attributes } = item
  const price = m.catalogue_unit_price({ amount: showMoney(effectivePrice, currency), unit: priceUnit })
  const amount = showSurcharge(flat, currency)
  const isOfCut = Object.keys(attributes).every(kind => kind === 'cuttingAttributes')
  return (
    <>
      <span>
        {amountWords({ ...item, quantity: amountCame(item) })} × {price}
      </span>
      {flat !== 0 && (
        <span className="block">
          {isOfCut ? m.office_orders_flat_cut({ amount }) : m.office_orders_flat({ amount })}
        </span>
      )}
      {capped && lineCap !== null && (
        <span className="block">{m.cart_at_most({ amount: showMoney(lineCap, currency) })}</span>
      )}
    </>
  )
}
