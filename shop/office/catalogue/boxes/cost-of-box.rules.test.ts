import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOfBox } from './cost-of-box.rules.ts'

const group = (ids: readonly number[], some: { choose?: number; again?: boolean } = {}) => ({
  ...{ chooses: some.choose !== undefined, choose: some.choose ?? 1, again: some.again ?? false },
  parts: ids.map(productId => ({ productId })),
})
const costs = new Map([
  [1, 100],
  [2, 250],
  [3, 400],
])

test('all parts cost their sum, and some of them as little and as much as the buyer chooses', () => {
  expect(costOfBox([group([1, 2, 3])], costs)).toEqual({ least: 750, most: 750, isWhole: true })
  expect(costOfBox([group([1]), group([2, 3], { choose: 1 })], costs)).toEqual({
    ...{ least: 350, most: 500, isWhole: true },
  })
  expect(costOfBox([group([1, 2, 3], { choose: 2 })], costs)).toMatchObject({ least: 350, most: 650 })
  expect(costOfBox([group([1, 2, 3], { choose: 2, again: true })], costs)).toMatchObject({
    ...{ least: 200, most: 800 },
  })
})

test('a group of which all parts are in the box costs all of them, whatever its form said of repeats before', () => {
  expect(costOfBox([group([1, 2, 3], { again: true })], costs)).toEqual({
    least: 750,
    most: 750,
    isWhole: true,
  })
})

test('a part that is not sold now is left out, and the cost says so', () => {
  expect(costOfBox([group([1, 4])], costs)).toEqual({ least: 100, most: 100, isWhole: false })
  expect(costOfBox([group([4], { choose: 1 })], costs)).toEqual({ least: 0, most: 0, isWhole: false })
})

test('whatever its buyer chooses, a box costs no less than the least and no more than the most', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      prices,
      fc.boolean(),
      fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      (prices, again, picks) => {
        const choose = again ? picks.length : Math.min(picks.length, prices.length)
        const left = [...prices]
        const chosen = picks
          .slice(0, choose)
          .map(pick => (again ? prices[pick % prices.length] : left.splice(pick % left.length, 1)[0]) ?? 0)
        const total = chosen.reduce((sum, price) => sum + price, 0)
        const known = new Map(prices.map((price, at) => [at, price]))
        const { least, most } = costOfBox([group([...known.keys()], { choose, again })], known)
        expect(total).toBeGreaterThanOrEqual(least)
        expect(total).toBeLessThanOrEqual(most)
      },
    ),
  )
})
