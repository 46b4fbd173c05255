import { type ChargeRules, priceLines } from '../../cart/cart.rules.ts'
import { showSums } from '../../cart/show-sums.ts'
import { refuse } from '../../lib/call.ts'
import { toDecimal } from '../../lib/money.ts'
import { saveOrder } from '../orders.contract.ts'
import { chosen } from './chosen.server.ts'
import type { PlacedBox, PlacedLine } from './placed-lines.server.ts'
import { isPricedAnew } from './seen-prices.rules.ts'

type Priced = { lines: readonly PlacedLine[]; boxes: readonly PlacedBox[] }

type Pricing = {
  rules: ChargeRules
  exponent: number
  taxName: string | null
  named: (index: number) => { index: number; productId: number; productName: string }
}

/** Refuses an order whose shopper saw other prices: with the lines whose price is another one, and the sums of now. */
export function priceChanged({ lines, boxes }: Priced, { rules, exponent, taxName, named }: Pricing) {
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const sums = priceLines(
    lines.map(line => line.priced),
    rules,
  )
  // The shopper saw the price of a box, never those of its parts.
  const seen = [...lines.filter(({ ofBox }) => !ofBox), ...boxes]
  const changed = seen.flatMap(({ item, sold, index }) => {
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
export const withoutReduction = (line: PlacedLine): PlacedLine => {
  const { item, sold } = line
  const full = { ...sold, chargedPrice: sold.reducedFrom ?? sold.chargedPrice, reducedFrom: null }
  return { ...line, ...chosen(item, full) }
}
