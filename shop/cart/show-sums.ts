import { toDecimal } from '../lib/money.ts'
import type { ShownSums } from './cart.contract.ts'

/** The sums of a cart or an order, in minor units. */
type Sums = { subtotal: number; discount?: number; tax: number; shipping: number; total: number }

/** Turns sums into the form of the calls: in decimals, each also by the name that the spec's price summary gives it. */
export function showSums(sums: Sums, exponent: number): ShownSums {
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const [subtotal, shipping, total] = [decimal(sums.subtotal), decimal(sums.shipping), decimal(sums.total)]
  return {
    subtotal,
    price: subtotal,
    discount: decimal(sums.discount ?? 0),
    tax: decimal(sums.tax),
    shipping,
    delivery: shipping,
    total,
    grandTotal: total,
  }
}
