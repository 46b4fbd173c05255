import { expect, test } from 'vitest'
import { barsOf, roundUp } from './sales-bars.rules.ts'

test('the upper edge is a round number that no bar passes', () => {
  expect([0, 0.4, 1, 1.2, 2.3, 999, 1000, 4200, 61_234].map(roundUp)).toEqual([
    1, 0.5, 1, 2, 2.5, 1000, 1000, 5000, 100_000,
  ])
})

test('bars are side by side, as high as their share, and the smallest is visible', () => {
  const { top, width, bars } = barsOf([0, 500, 1000, 1])
  expect({ top, width }).toEqual({ top: 1000, width: 40 })
  expect(bars).toEqual([
    { x: 3, y: 100, wide: 4, high: 0 },
    { x: 13, y: 50, wide: 4, high: 50 },
    { x: 23, y: 0, wide: 4, high: 100 },
    { x: 33, y: 99, wide: 4, high: 1 },
  ])
})
