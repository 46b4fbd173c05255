import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTax } from '../cart/cart.rules.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import { splitPrice, sumOf } from './deposit.rules.ts'

/** The price of a share, in minor units, made from a price before tax and a tax rate in hundredths of a per cent. */
const price = fc
  .record({ net: fc.integer({ min: 1, max: 1_000_000_000 }), rate: fc.integer({ min: 0, max: 5000 }) })
  .map(({ net, rate }) => ({ net, tax: lineTax(net, rate) }))
const basisPoints = fc.integer({ min: 1, max: 10_000 })
const isWhole = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

test('deposit and balance make up the whole, net and tax each, and nothing is booked for nothing', () => {
  fc.assert(
    fc.property(price, basisPoints, (whole, points) => {
      const { deposit, balance } = splitPrice(whole, points)
      expect(deposit.net + balance.net).toBe(whole.net)
      expect(deposit.tax + balance.tax).toBe(whole.tax)
      for (const { net, tax } of [deposit, balance]) expect(isWhole(net) && isWhole(tax)).toBe(true)
      expect(sumOf([deposit])).toBeGreaterThan(0)
    }),
  )
})

test('a person who pays in full owes nothing', () => {
  fc.assert(
    fc.property(price, whole => {
      expect(splitPrice(whole, 10_000)).toEqual({ deposit: whole, balance: { net: 0, tax: 0 } })
    }),
  )
})

test('in currencies of no, two and three decimals the parts still make up the whole as it is shown', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 14 }), basisPoints, (prices, points) => {
      const parts = prices.map(whole => splitPrice(whole, points))
      for (const exponent of [0, 2, 3]) {
        const shown = (some: typeof prices) => toDecimal(sumOf(some), exponent)
        const [now, later] = [parts.map(part => part.deposit), parts.map(part => part.balance)].map(shown)
        expect(toMinor((now as number) + (later as number), exponent)).toBe(sumOf(prices))
      }
    }),
  )
})

test.each([
  [{ net: 10_000, tax: 0 }, 3000, { net: 3000, tax: 0 }],
  [{ net: 33_333, tax: 2667 }, 3000, { net: 10_000, tax: 800 }],
  [{ net: 1, tax: 0 }, 3000, { net: 1, tax: 0 }],
])('the deposit of %o at %i basis points is %o', (whole, points, deposit) => {
  expect(splitPrice(whole, points).deposit).toEqual(deposit)
})
