import { estimateOf } from '../../catalogue/estimate.ts'
import type { Offer } from '../../catalogue/offer.ts'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'

/** About what a quantity of a weighed product costs, and at most. Renders nothing for other products. */
export function EstimateNote({ product, quantity }: { product: Offer; quantity: number }) {
  const currency = useCurrency()
  if (!product.weighed) return null
  const { measure, about, most } = estimateOf(
    product,
    quantity,
    currency.exponent,
    (product.each ?? 0) * quantity + (product.once ?? 0),
  )
  const words = {
    measure: String(measure),
    unit: product.pricedUnit,
    about: showMoney(about, currency),
    most: showMoney(most, currency),
  }
  return (
    <p className="text-sm text-muted">
      {product.weighedAfter ? m.cart_estimate_after(words) : m.cart_estimate(words)}
    </p>
  )
}
