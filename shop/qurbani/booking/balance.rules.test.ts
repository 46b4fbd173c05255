import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPrice, sumOf } from '../deposit.rules.ts'
import { shareBalance } from './balance.rules.ts'

/** Shares of a booking; the deposit is in hundredths of a per cent. */
const shares = fc
  .record({
    points: fc.integer({ min: 1, max: 10_000 }),
    prices: fc.array(
      fc.record({ net: fc.integer({ min: 1, max: 10_000_000 }), rate: fc.integer({ min: 0, max: 30 }) }),
      { minLength: 1, maxLength: 14 },
    ),
  })
  .map(({ points, prices }) =>
    prices.map(({ net, rate }) => {
      const whole = { net, tax: Math.floor((net * rate) / 100) }
      const { deposit } = splitPrice(whole, points)
      return { ...whole, depositNet: deposit.net, depositTax: deposit.tax }
    }),
  )
const pricesOf = (lines: ReturnType<typeof shareBalance>) => lines.map(({ price }) => price)

test('the usual balance is the rest of each deposit, net and tax, to the minor unit', () => {
  fc.assert(
    fc.property(shares, booked => {
      const open = booked.map(one => ({ net: one.net - one.depositNet, tax: one.tax - one.depositTax }))
      expect(pricesOf(shareBalance(booked, sumOf(open)))).toEqual(open)
    }),
  )
})

test('any other balance is charged to the minor unit, and never negative for a share', () => {
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (booked, part) => {
      const balance = Math.round(sumOf(booked) * part)
      const prices = pricesOf(shareBalance(booked, balance))
      expect(sumOf(prices)).toBe(balance)
      for (const { net, tax } of prices) {
        expect(Number.isSafeInteger(net) && Number.isSafeInteger(tax)).toBe(true)
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('no share is asked for more than it costs', () => {
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (booked, part) => {
      const balance = Math.round(sumOf(booked) * part)
      for (const { share, price } of shareBalance(booked, balance))
        expect(price.net + price.tax).toBeLessThanOrEqual(share.net + share.tax)
    }),
  )
})
