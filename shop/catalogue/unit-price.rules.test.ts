import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrices } from './unit-price.rules.ts'

const byWeight = (pricedUnit: string, price: number, pricedPer = 1000) => ({
  ...{ price, pricedUnit, pricedPer, content: null, contentUnit: null },
})
const pack = (price: number, content: number, contentUnit: string) => ({
  ...{ price, pricedUnit: 'pack', pricedPer: 1000, content: content * 1000, contentUnit },
})

test('a pound is also priced by the kilo, and a kilo by the pound', () => {
  expect(unitPrices(byWeight('lb', 520_00), 'METRIC')).toEqual([{ unit: 'kg', price: 1146_40 }])
  expect(unitPrices(byWeight('kg', 1146_40), 'IMPERIAL')).toEqual([{ unit: 'lb', price: 520_00 }])
  expect(unitPrices(byWeight('lb', 520_00), 'BOTH')).toEqual([{ unit: 'kg', price: 1146_40 }])
  expect(unitPrices(byWeight('lb', 520_00), 'IMPERIAL')).toEqual([])
})

test('a price for 100 g is said for the kilo', () => {
  expect(unitPrices(byWeight('g', 95_00, 100_000), 'METRIC')).toEqual([{ unit: 'kg', price: 950_00 }])
})

test('packs are compared by the kilo, the litre, 100 g of small ones, or the piece', () => {
  expect(unitPrices(pack(450_00, 500, 'g'), 'METRIC')).toEqual([{ unit: 'kg', price: 900_00 }])
  expect(unitPrices(pack(450_00, 500, 'g'), 'BOTH')).toEqual([
    { unit: 'kg', price: 900_00 },
    { unit: 'lb', price: 408_23 },
  ])
  expect(unitPrices(pack(90_00, 50, 'g'), 'METRIC')).toEqual([{ unit: '100 g', price: 180_00 }])
  expect(unitPrices(pack(330_00, 1.5, 'l'), 'IMPERIAL')).toEqual([{ unit: 'l', price: 220_00 }])
  expect(unitPrices(pack(360_00, 12, 'piece'), 'METRIC')).toEqual([{ unit: 'piece', price: 30_00 }])
  expect(unitPrices({ ...pack(1, 1, 'g'), content: null, contentUnit: null }, 'METRIC')).toEqual([])
})

test('the price of a kilo times the content is the price of the pack, to the half of a minor unit for each kilo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 251, max: 50_000 }),
      (price, grams) => {
        const [found] = unitPrices(pack(price, grams, 'g'), 'METRIC')
        expect(found?.unit).toBe('kg')
        expect(Math.abs(((found?.price ?? 0) * grams) / 1000 - price)).toBeLessThanOrEqual(
          grams / 2000 + 1e-6,
        )
      },
    ),
  )
})
