import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from './box-shares.rules.ts'

const worths = array(integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 })

test('the shares add up to the price of the box, and none is off by a whole unit', () => {
  assert(
    property(integer({ min: 0, max: 100_000_000 }), worths, (total, parts) => {
      const shares = sharesOf(total, parts)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total)
      const worth = parts.reduce((sum, one) => sum + one, 0)
      for (const [at, share] of shares.entries()) {
        const exact = worth > 0 ? (total * (parts[at] ?? 0)) / worth : total / parts.length
        expect(Math.abs(share - exact)).toBeLessThan(1 + exact * 1e-12)
      }
    }),
  )
})

test('those who lost the most get what rounding leaves', () => {
  expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(sharesOf(10, [0, 0])).toEqual([5, 5])
  expect(sharesOf(99_900, [104_000, 0, 52_000])).toEqual([66_600, 0, 33_300])
})
