import { type ChargeRules, priceLines } from '../../cart/cart.rules.ts'
import { showSums } from '../../cart/show-sums.ts'
import { refuse } from '../../lib/call.ts'
import { toDecimal } from '../../lib/money.ts'
import { saveOrder } from '../orders.contract.ts'
import { chosen } from './chosen.server.ts'
import { isPricedAnew } from './seen-prices.rules.ts'
import type { OrderLine } from './write-order.server.ts'

type Pricing = {
  rules: ChargeRules
  exponent: number
  taxName: string | null
  named: (index: number) => { index: number; productId: number; productName: string }
}

/** Refuses an order whose shopper saw other prices: with the lines whose price is another one, and the sums of now. */
export function priceChanged(lines: readonly OrderLine[], { rules, exponent, taxName, named }: Pricing) {
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const sums = priceLines(
    lines.map(line => line.priced),
    rules,
  )
  const changed = lines.flatMap(({ item, sold }, index) => {
    const unitPrice = decimal(sold.chargedPrice)
    const now = {
      unitPrice: decimal(sold.unitPrice),
      salePrice: decimal(sold.salePrice),
      chargedPrice: unitPrice,
    }
    return isPricedAnew(item, now) ? [{ ...named(index), unitPrice }] : []
  })
  return refuse(saveOrder, 'PRICE_CHANGED', { lines: changed, ...showSums(sums, exponent), taxName })
}

/** Returns a line at the price that it has without the reduction of goods that end soon. */
export const withoutReduction = ({ item, sold }: OrderLine): OrderLine =>
  chosen(item, { ...sold, chargedPrice: sold.reducedFrom ?? sold.chargedPrice, reducedFrom: null })
