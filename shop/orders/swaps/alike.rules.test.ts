import { expect, test } from 'vitest'
import { alike, stepsLike } from './alike.rules.ts'

const line = {
  ...{ measuringUnit: 'kg', wantedSteps: 4, quantityStep: 500 },
  ...{ pricedUnit: null, pricedPer: 1000, chargedPrice: 10_000 },
}
const goods = {
  ...{ unitName: 'kg', quantityStep: 250, minimumSteps: 1, maximumSteps: 40, stockTracked: true, free: 30 },
  ...{ pricedUnit: null, pricedPer: 1000, chargedPrice: 10_000 },
}

test('the nearest price is the most alike, in any unit of the same kind', () => {
  expect(alike(line, goods)).toBe(0)
  expect(alike(line, { ...goods, chargedPrice: 12_000 })).toBeLessThan(
    alike(line, { ...goods, chargedPrice: 5_000 }),
  )
  expect(alike(line, { ...goods, unitName: 'g', pricedPer: 1_000_000 })).toBeCloseTo(0, 9)
  expect(alike(line, { ...goods, unitName: 'piece' })).toBe(Number.POSITIVE_INFINITY)
})

test('as much is proposed as was ordered, within the steps and the stock', () => {
  expect(stepsLike(line, goods)).toBe(8)
  expect(stepsLike(line, { ...goods, free: 5 })).toBe(5)
  expect(stepsLike(line, { ...goods, free: 5, stockTracked: false })).toBe(8)
  expect(stepsLike(line, { ...goods, unitName: 'piece', minimumSteps: 2 })).toBe(2)
  expect(stepsLike(line, { ...goods, minimumSteps: 6, free: 5 })).toBe(0)
})
