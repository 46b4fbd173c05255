import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitSteps } from './fit-steps.rules.ts'

const limits = { quantityStep: 250, minimumSteps: 2, maximumSteps: 40, stepsLeft: 100 }

test('an amount that is still sold stays as it is', () => {
  expect(fitSteps(1250, limits)).toBe(5)
})

test('an amount is lowered to the stock, and is nothing if the stock has less than the minimum', () => {
  expect(fitSteps(1250, { ...limits, stepsLeft: 3 })).toBe(3)
  expect(fitSteps(1250, { ...limits, stepsLeft: 1 })).toBe(0)
})

test('an amount between two steps is rounded down, but never below the minimum', () => {
  expect(fitSteps(1300, limits)).toBe(5)
  expect(fitSteps(100, limits)).toBe(2)
})

test('a fitted amount can always be ordered, and is no more than was wanted unless the minimum asks for it', () => {
  const number = (least: number, most: number) => fc.integer({ min: least, max: most })
  const any = fc.record({
    quantityStep: number(1, 2000),
    minimumSteps: number(1, 50),
    maximumSteps: number(50, 200),
    stepsLeft: number(0, 250),
  })
  fc.assert(
    fc.property(number(1, 500_000), any, (wanted, of) => {
      const steps = fitSteps(wanted, of)
      if (steps === 0) {
        expect(of.stepsLeft).toBeLessThan(of.minimumSteps)
        return
      }
      expect(steps).toBeGreaterThanOrEqual(of.minimumSteps)
      expect(steps).toBeLessThanOrEqual(Math.min(of.maximumSteps, of.stepsLeft))
      expect(steps === of.minimumSteps || steps * of.quantityStep <= wanted).toBe(true)
    }),
  )
})
