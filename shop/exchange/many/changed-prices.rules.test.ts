import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrices, roundedPrice } from './changed-prices.rules.ts'

const plain = (unitPrice: number) => ({ unitPrice, salePrice: unitPrice, isCut: false })

test.each([
  ['5 per cent more', 10_000, { price: { percent: 5 } }, plain(10_500)],
  ['5 per cent more, to 0.99', 10_000, { price: { percent: 5, roundTo: 1, less: 0.01 } }, plain(10_499)],
  ['10 per cent less, in tens', 89_000, { price: { percent: -10, roundTo: 10 } }, plain(80_000)],
  ['20 more', 500, { priceBy: { amount: 20 } }, plain(2_500)],
  ['more taken off than there is', 500, { priceBy: { amount: -20 } }, plain(0)],
  [
    'a sale of 25 per cent',
    1_000,
    { sale: { percent: 25 } },
    { unitPrice: 1_000, salePrice: 750, isCut: true },
  ],
  [
    'a sale off the new price',
    1_000,
    { price: { percent: 10 }, sale: { percent: 50 } },
    { unitPrice: 1_100, salePrice: 550, isCut: true },
  ],
])('%s', (_says, price, changes, after) => {
  expect(changedPrices(plain(price), changes, 2)).toEqual(after)
})

test('a sale ends at the price, and goes on at its own price while the price changes', () => {
  const onSale = { unitPrice: 1_000, salePrice: 800, isCut: true }
  expect(changedPrices(onSale, { endSale: true }, 2)).toEqual(plain(1_000))
  expect(changedPrices(onSale, { price: { percent: 10 } }, 2)).toEqual({ ...onSale, unitPrice: 1_100 })
})

test('a sale price that waits is not lost when the price changes', () => {
  const waiting = { unitPrice: 1_000, salePrice: 800, isCut: false }
  expect(changedPrices(waiting, { price: { percent: 10 } }, 2)).toEqual({ ...waiting, unitPrice: 1_100 })
})

test('a rounded price is a multiple, less what is taken off, and at most half a step away', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(0.05, 0.5, 1, 5, 10),
      fc.constantFrom(0, 0.01, 0.05),
      (minor, roundTo, less) => {
        const step = Math.round(roundTo * 100)
        const rounded = roundedPrice(minor, { roundTo, less }, 2)
        const off = Math.round(less * 100)
        expect((rounded + off) % step === 0 || rounded === 0).toBe(true)
        if (minor >= step) expect(Math.abs(rounded + off - minor) * 2).toBeLessThanOrEqual(step)
        expect(rounded).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('without a step, and in a currency without decimals, a price stays whole', () => {
  expect(roundedPrice(1_234, {}, 2)).toBe(1_234)
  expect(changedPrices(plain(999), { price: { percent: 7.5, roundTo: 10 } }, 0)).toEqual(plain(1_070))
})
