import { portion } from '../lib/money.ts'
import { THOUSANDTHS } from '../lib/quantity.ts'

/** The data by which a line is priced: the charged price per unit (minor units), and the quantity in steps. */
export type PricedLine = {
  chargedPrice: number
  steps: number
  quantityStep: number
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

/** The sums of a cart or an order, in minor units: `total` is always subtotal + tax + shipping. */
export type Totals = {
  lines: { linePrice: number; lineTax: number; taxBasisPoints: number }[]
  subtotal: number
  tax: number
  shipping: number
  total: number
}

const BASIS = 10_000

/** Returns the price of a line: price per unit times quantity, rounded half up to the minor unit. */
export const linePrice = (line: PricedLine) =>
  portion(line.chargedPrice, line.steps * line.quantityStep, THOUSANDTHS)

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
    return { linePrice: price, lineTax: lineTax(price, taxBasisPoints), taxBasisPoints }
  })
  const subtotal = priced.reduce((sum, line) => sum + line.linePrice, 0)
  const tax = priced.reduce((sum, line) => sum + line.lineTax, 0)
  const shipping = shippingFee(subtotal, rules)
  return { lines: priced, subtotal, tax, shipping, total: subtotal + tax + shipping }
}
