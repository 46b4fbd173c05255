import { portion } from '../lib/money.ts'

/** The price of a share, in minor units: net, and the tax on it. */
export type Price = { net: number; tax: number }

const BASIS = 10_000

/**
 * Splits a price into two parts that always make up the whole: what is paid now, and the balance. `basisPoints`: 3000 is 30
 * %. The first part is at least one minor unit, because a card cannot pay nothing.
 */
export function splitPrice({ net, tax }: Price, basisPoints: number): { deposit: Price; balance: Price } {
  const deposit = {
    net: Math.min(net, Math.max(1, portion(net, basisPoints, BASIS))),
    tax: portion(tax, basisPoints, BASIS),
  }
  return { deposit, balance: { net: net - deposit.net, tax: tax - deposit.tax } }
}

/** Returns the sum of prices, tax included. */
export const sumOf = (prices: readonly Price[]): number =>
  prices.reduce((sum, { net, tax }) => sum + net + tax, 0)
