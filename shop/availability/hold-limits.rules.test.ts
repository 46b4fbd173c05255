import { expect, test } from 'vitest'
import { holdLimits, minutesToHold } from './hold-limits.rules.ts'

test('a family that pays at the same time has a quarter of an hour each', () => {
  expect([0, 1, 2].map(minutesToHold)).toEqual([15, 15, 15])
})

test('the more orders are not paid, the shorter the next one holds, and at last none', () => {
  const minutes = Array.from({ length: 12 }, (_, unpaid) => minutesToHold(unpaid) ?? 0)
  expect(minutes).toEqual(minutes.toSorted((first, second) => second - first))
  expect(minutes.at(-1)).toBe(0)
  expect(minutes.reduce((sum, held) => sum + held)).toBeLessThan(90)
})

test('an order of many products has less time, and never more than a small one', () => {
  for (let unpaid = 0; unpaid < 9; unpaid += 1) {
    const [small, large] = [minutesToHold(unpaid, 1) ?? 0, minutesToHold(unpaid, 60) ?? 0]
    expect(large).toBe(Math.min(small, 8))
  }
})

test('an order of many products may hold half of each, and the last four pieces of any', () => {
  expect(holdLimits(5)).toEqual({ share: 0.75, ownShare: 0.75, few: 20 })
  expect(holdLimits(6)).toEqual({ share: 0.75, ownShare: 0.5, few: 4 })
})
