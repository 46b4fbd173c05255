import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { countStepOf, newStock, toCounts } from './count-step.rules.ts'

const okra = { quantityStep: 250, weighed: true, nominalMeasure: null }

test('goods on the scales are counted to the thousandth, pieces and packs in their steps', () => {
  expect(countStepOf(okra)).toBe(1)
  expect(countStepOf({ ...okra, nominalMeasure: 2500, quantityStep: 1000 })).toBe(1000)
  expect(countStepOf({ ...okra, weighed: false })).toBe(250)
  expect(countStepOf({})).toBe(1000)
})

test('a stock that is counted to the thousandth stays so, whatever its product becomes', () => {
  expect(countStepOf({ ...okra, weighed: false }, 1)).toBe(1)
  expect(countStepOf({ ...okra, weighed: false, quantityStep: 500 }, 250)).toBe(500)
})

test('new stock is low at five steps, however it is counted', () => {
  expect(newStock(okra)).toEqual({ countStep: 1, lowAt: 1250 })
  expect(newStock({ quantityStep: 250 })).toEqual({ countStep: 250, lowAt: 5 })
})

test('an amount in whole steps is a whole number of counts, and a huge one is more than any stock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1, 250, 500, 1000), (steps, step) => {
      expect(toCounts(steps * step, step)).toBe(steps)
      expect(toCounts(steps * step, 1)).toBe(steps * step)
    }),
  )
  expect(toCounts(Number.MAX_SAFE_INTEGER, 1)).toBe(MOST_COUNTED + 1)
})
