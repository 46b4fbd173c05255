import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampQuantity, toQuantity, toSteps } from './quantity.ts'

const step = fc.constantFrom(1, 10, 50, 100, 125, 250, 500, 1000, 2000)

test('steps become a quantity and the same steps again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), step, (steps, size) => {
      expect(toSteps(toQuantity(steps, size), size)).toBe(steps)
    }),
  )
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.1, 1.3, 2 ** 53])(
  '%s is no quantity in quarter pounds',
  quantity => {
    expect(toSteps(quantity, 250)).toBeUndefined()
  },
)

test('a chosen quantity is always one that is sold', () => {
  fc.assert(
    fc.property(fc.double(), step, (wanted, size) => {
      const limits = { step: size, minimum: size / 1000, maximum: (size / 1000) * 99 }
      const quantity = clampQuantity(wanted, limits)
      const steps = toSteps(quantity, size)
      expect(steps).toBeGreaterThanOrEqual(1)
      expect(steps).toBeLessThanOrEqual(99)
    }),
  )
})
