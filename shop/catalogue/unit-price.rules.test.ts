import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portion } from '../lib/money.ts'
import { comparedBy } from './unit-price.rules.ts'

const byWeight = (pricedUnit: string, pricedPer = 1000) => ({
  ...{ pricedUnit, pricedPer, content: null, contentUnit: null },
})
const pack = (content: number, contentUnit: string) => ({
  ...{ pricedUnit: 'pack', pricedPer: 1000, content: content * 1000, contentUnit },
})
const prices = (price: number, ...of: Parameters<typeof comparedBy>) =>
  comparedBy(...of).map(({ unit, times, per }) => [unit, portion(price, times, per)])

test('a pound is also priced by the kilo, and a kilo by the pound', () => {
  expect(prices(520_00, byWeight('lb'), 'METRIC')).toEqual([['kg', 1146_40]])
  expect(prices(1146_40, byWeight('kg'), 'IMPERIAL')).toEqual([['lb', 520_00]])
  expect(prices(520_00, byWeight('lb'), 'BOTH')).toEqual([['kg', 1146_40]])
  expect(prices(520_00, byWeight('lb'), 'IMPERIAL')).toEqual([])
})

test('a price for 100 g is said for the kilo', () => {
  expect(prices(95_00, byWeight('g', 100_000), 'METRIC')).toEqual([['kg', 950_00]])
})

test('packs are compared by the kilo, the litre, 100 g of small ones, or the piece', () => {
  expect(prices(450_00, pack(500, 'g'), 'METRIC')).toEqual([['kg', 900_00]])
  expect(prices(450_00, pack(500, 'g'), 'BOTH')).toEqual([
    ['kg', 900_00],
    ['lb', 408_23],
  ])
  expect(prices(90_00, pack(50, 'g'), 'METRIC')).toEqual([['100 g', 180_00]])
  expect(prices(330_00, pack(1.5, 'l'), 'IMPERIAL')).toEqual([['l', 220_00]])
  expect(prices(360_00, pack(12, 'piece'), 'METRIC')).toEqual([['piece', 30_00]])
  expect(prices(1, { ...pack(1, 'g'), content: null, contentUnit: null }, 'METRIC')).toEqual([])
})

test('a unit of any name is no measure that the shop knows', () => {
  for (const unit of ['constructor', '__proto__', 'toString', ''])
    expect(prices(1, byWeight(unit), 'BOTH')).toEqual([])
})

test('the price of a kilo times the content is the price of the pack, to the half of a minor unit for each kilo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 251, max: 50_000 }),
      (price, grams) => {
        const [[unit, found = 0] = []] = prices(price, pack(grams, 'g'), 'METRIC')
        expect(unit).toBe('kg')
        expect(Math.abs((Number(found) * grams) / 1000 - price)).toBeLessThanOrEqual(grams / 2000 + 1e-6)
      },
    ),
  )
})
