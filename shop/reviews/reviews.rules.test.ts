import { describe, expect, test } from 'vitest'
import { summarise } from './reviews.rules.ts'

describe('what reviews say together', () => {
  test('the average has one decimal, every rating its count', () => {
    const summary = summarise([5, 5, 4, 1].map(rating => ({ rating })))
    expect(summary).toMatchObject({ count: 4, average: 3.8 })
    expect(summary.spread.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1])
  })
  test('nothing is said by none', () => {
    expect(summarise([])).toMatchObject({ count: 0, average: 0 })
  })
})
