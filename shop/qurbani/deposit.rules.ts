import { portion } from '../lib/money.ts'

/** What a share costs, in minor units: net, and the tax on it. */
export type Price = { net: number; tax: number }

const BASIS = 10_000

/**
 * A price in two parts that always make up the whole: what is paid now, and the balance. `basisPoints`: 3000 is 30 %. Now is paid one
 * minor unit at least: nothing cannot be paid by card.
 */
export function splitPrice({ net, tax }: Price, basisPoints: number): { deposit: Price; balance: Price } {
  const deposit = {
    net: Math.min(net, Math.max(1, portion(net, basisPoints, BASIS))),
    tax: portion(tax, basisPoints, BASIS),
  }
  return { deposit, balance: { net: net - deposit.net, tax: tax - deposit.tax } }
}

/** What several prices come to, tax included. */
export const sumOf = (prices: readonly Price[]): number =>
  prices.reduce((sum, { net, tax }) => sum + net + tax, 0)
