import { expect, test } from 'vitest'
import { fillOf } from './window-fill.rules.ts'

test('the bar shows placed orders, those that wait for their payment, and those that are too many', () => {
  expect(fillOf({ capacity: 12, taken: 3, held: 3 })).toEqual({ taken: 25, held: 25, over: 0 })
  expect(fillOf({ capacity: 4, taken: 5, held: 0 })).toEqual({ taken: 80, held: 0, over: 20 })
  expect(fillOf({ capacity: 4, taken: 3, held: 2 })).toEqual({ taken: 60, held: 20, over: 20 })
  expect(fillOf({ capacity: 4, taken: 5, held: 5 })).toEqual({ taken: 40, held: 0, over: 60 })
})

test('a window for no orders has an empty bar, or one that is too full', () => {
  expect(fillOf({ capacity: 0, taken: 0, held: 0 })).toEqual({ taken: 0, held: 0, over: 0 })
  expect(fillOf({ capacity: 0, taken: 2, held: 0 })).toEqual({ taken: 0, held: 0, over: 100 })
})
