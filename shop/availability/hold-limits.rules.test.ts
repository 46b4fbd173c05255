import { expect, test } from 'vitest'
import { minutesToHold } from './hold-limits.rules.ts'

test('a family that pays at the same time has a quarter of an hour each', () => {
  expect([0, 1, 2].map(minutesToHold)).toEqual([15, 15, 15])
})

test('the more orders are not paid, the shorter the next one holds, and at last none', () => {
  const minutes = Array.from({ length: 12 }, (_, unpaid) => minutesToHold(unpaid) ?? 0)
  expect(minutes).toEqual(minutes.toSorted((first, second) => second - first))
  expect(minutes.at(-1)).toBe(0)
  expect(minutes.reduce((sum, held) => sum + held)).toBeLessThan(90)
})
