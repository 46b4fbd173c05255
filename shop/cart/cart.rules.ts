import { priceOfMeasure } from '../catalogue/measures.rules.ts'
import { portion } from '../lib/money.ts'

/** The data by which a line is priced: so many thousandths of its priced unit, and the price of `pricedPer` of them. */
export type PricedLine = {
  chargedPrice: number
  measure: number
  pricedPer: number
  /** Surcharges that do not depend on the measure, in minor units; 0 if absent. */
  flat?: number
  /** The most that it may cost, in minor units; null if it has no limit. */
  cap: number | null
  taxExempt: boolean
  /** The rate at which it was ordered; the destination's rate if undefined. */
  taxBasisPoints?: number
}

/** The charges besides the products: delivery by subtotal (minor units), and the tax of the destination. */
export type ChargeRules = {
  shippingBands: readonly { from: number; fee: number }[]
  taxBasisPoints: number
  delivered: boolean
}

/**
 * The sums of a cart or an order, in minor units: `total` is always subtotal + tax + shipping, and `ceiling` the most that it
 * may become when its products are weighed.
 */
export type Totals = {
  lines: { linePrice: number; lineTax: number; taxBasisPoints: number }[]
  subtotal: number
  tax: number
  shipping: number
  total: number
  ceiling: number
}

const BASIS = 10_000

/**
 * Returns the price of a line: price times measure, rounded half up to the minor unit, with its surcharges; never below nothing or
 * above its cap.
 */
export const linePrice = ({
  chargedPrice,
  measure,
  pricedPer,
  flat = 0,
  cap,
}: Omit<PricedLine, 'taxExempt'>) =>
  Math.min(
    Math.max(0, priceOfMeasure(chargedPrice, measure, pricedPer) + flat),
    cap ?? Number.POSITIVE_INFINITY,
  )

/** Returns the tax rate of a line; exemption comes from the product. */
const taxRate = (line: PricedLine, basisPoints: number) =>
  line.taxExempt ? 0 : (line.taxBasisPoints ?? basisPoints)

/** Returns the tax of a line, rounded per line. */
export const lineTax = (price: number, basisPoints: number) => portion(price, basisPoints, BASIS)

/**
 * Returns the delivery charge of a subtotal: the fee of the highest band that it reaches; nothing for pickup or an empty
 * cart.
 */
export function shippingFee(
  subtotal: number,
  rules: Pick<ChargeRules, 'shippingBands' | 'delivered'>,
): number {
  if (!rules.delivered || subtotal === 0) return 0
  const reached = rules.shippingBands.filter(band => band.from <= subtotal)
  return reached.reduce((best, band) => (band.from >= best.from ? band : best), { from: -1, fee: 0 }).fee
}

/** The only calculation of a cart's price: the cart, the checkout and the order all use it (spec section 9). */
export function priceLines(lines: readonly PricedLine[], rules: ChargeRules): Totals {
  const priced = lines.map(line => {
    const price = linePrice(line)
    const taxBasisPoints = taxRate(line, rules.taxBasisPoints)
    const most = line.cap ?? price
    return {
      linePrice: price,
      lineTax: lineTax(price, taxBasisPoints),
      taxBasisPoints,
      most: most + lineTax(most, taxBasisPoints),
    }
  })
  const subtotal = priced.reduce((sum, line) => sum + line.linePrice, 0)
  const tax = priced.reduce((sum, line) => sum + line.lineTax, 0)
  const shipping = shippingFee(subtotal, rules)
  const ceiling = priced.reduce((sum, line) => sum + line.most, shipping)
  return { lines: priced, subtotal, tax, shipping, total: subtotal + tax + shipping, ceiling }
}
