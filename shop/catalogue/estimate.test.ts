import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from '../lib/money.ts'
import { amountFrom } from './cut-weight.rules.ts'
import { estimateOf } from './estimate.ts'
import { capOf, measureOf, priceOfMeasure } from './measures.rules.ts'
import { chosenYield, quantityLeft } from './quantity-left.ts'

const goods = fc.record({
  price: fc.nat(1_000_000),
  steps: fc.integer({ min: 1, max: 400 }),
  quantityStep: fc.constantFrom(125, 250, 500, 1000),
  nominalMeasure: fc.option(fc.integer({ min: 1, max: 20_000 })),
  toleranceBp: fc.integer({ min: 0, max: 10_000 }),
  yieldBp: fc.integer({ min: 1, max: 10_000 }),
  weighedAfter: fc.boolean(),
})

test('the product page says the same estimate and the same most as the shop, to the minor unit', () => {
  fc.assert(
    fc.property(goods, ({ price, steps, ...measures }) => {
      const stored = { ...measures, pricedPer: 1000, weighed: true }
      const { nominalMeasure, toleranceBp, yieldBp, weighedAfter } = measures
      const shown = {
        ...{ effectivePrice: toDecimal(price, 2), pricedPer: 1, weighed: true, weighedAfter },
        nominalMeasure: nominalMeasure === null ? null : nominalMeasure / 1000,
        tolerance: toleranceBp / 100,
        yieldBp: chosenYield({ cuttingAttributes: { Cut: yieldBp / 100 } }, { cuttingAttributes: 'Cut' }),
      }
      const measure = measureOf(steps, stored)
      expect(estimateOf(shown, (steps * measures.quantityStep) / 1000, 2)).toEqual({
        measure: measure / 1000,
        about: toDecimal(priceOfMeasure(price, measure, 1000), 2),
        most: toDecimal(capOf(price, steps, stored), 2),
      })
    }),
    { numRuns: 2000 },
  )
})

test('the product page says how much of the cut is left, in whole steps', () => {
  const boneless = { step: 0.25, stockTracked: true, nominalMeasure: null, weighedAfter: true }
  expect(quantityLeft({ ...boneless, quantity: 10 }, 7500)).toBe(7.5)
  expect(quantityLeft({ ...boneless, quantity: 2.5 }, 7500)).toBe(1.75)
  expect(quantityLeft({ ...boneless, quantity: 10, weighedAfter: false }, 7500)).toBe(10)
  expect(quantityLeft({ ...boneless, quantity: 10, nominalMeasure: 2.5 }, 7500)).toBe(10)
  expect(quantityLeft({ ...boneless, quantity: 99, stockTracked: false }, 7500)).toBe(99)
  fc.assert(
    fc.property(fc.nat(8000), fc.integer({ min: 1, max: 10_000 }), (steps, yieldBp) => {
      const left = amountFrom(steps * 250, { nominalMeasure: null, weighedAfter: true, yieldBp })
      expect(quantityLeft({ ...boneless, quantity: steps / 4 }, yieldBp)).toBe(Math.floor(left / 250) / 4)
    }),
  )
})
