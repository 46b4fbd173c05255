import { toDecimal, toMinor } from '../lib/money.ts'

/** Returns an amount in minor units; undefined if it has more decimals than the currency. */
export function minorOf(amount: number, exponent: number): number | undefined {
  const minor = toMinor(amount, exponent)
  return toDecimal(minor, exponent) === amount ? minor : undefined
}
