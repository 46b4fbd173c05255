import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsOf } from './quantity-limits.rules.ts'

const usual = { quantityStep: 1000, minimumSteps: 1, maximumSteps: 99 }

test('limits are entered in units and stored in steps; an omitted limit keeps its amount', () => {
  expect(limitsOf({}, usual)).toEqual({ limits: usual })
  expect(limitsOf({ step: 0.25, minimum: 0.5, maximum: 20 }, usual)).toEqual({
    limits: { quantityStep: 250, minimumSteps: 2, maximumSteps: 80 },
  })
  expect(limitsOf({ step: 0.25 }, usual)).toEqual({
    limits: { quantityStep: 250, minimumSteps: 4, maximumSteps: 396 },
  })
})

test.each([
  [{ step: 0 }, ['step']],
  [{ step: -1 }, ['step']],
  [{ step: 0.0001 }, ['step']],
  [{ step: Number.NaN }, ['step']],
  [{ step: 1e9 }, ['step']],
  [{ step: 0.3 }, ['minimum']],
  [{ minimum: 0 }, ['minimum']],
  [{ minimum: 1.5, maximum: 2.5 }, ['minimum', 'maximum']],
  [{ minimum: 5, maximum: 4 }, ['maximum']],
  [{ maximum: 1e15 }, ['maximum']],
])('%o is refused at its field', (written, fields) => {
  const answer = limitsOf(written, usual)
  expect('wrong' in answer && Object.keys(answer.wrong)).toEqual(fields)
})

test('whatever is taken is whole steps, and the least is not more than the most', () => {
  const quantity = fc.option(fc.double({ min: -1, max: 1000, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(fc.record({ step: quantity, minimum: quantity, maximum: quantity }), written => {
      const answer = limitsOf(written, usual)
      if ('wrong' in answer) return
      const { quantityStep, minimumSteps, maximumSteps } = answer.limits
      expect([quantityStep, minimumSteps, maximumSteps].every(Number.isInteger)).toBe(true)
      expect(minimumSteps).toBeGreaterThan(0)
      expect(maximumSteps).toBeGreaterThanOrEqual(minimumSteps)
    }),
  )
})
