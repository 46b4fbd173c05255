import { expect, test } from 'vitest'
import { withChange, withItem } from './sale-items.rules.ts'

const okra = { productId: 1, quantity: 1, weight: null }
const meat = { productId: 2, quantity: 1, weight: 1.37 }

test('the same product again raises its quantity, a label with a weight is a line of its own', () => {
  const items = [okra, meat, { ...okra, quantity: 0.2 }, meat].reduce(withItem, [])
  expect(items).toEqual([
    { key: 1, ...okra, quantity: 1.2 },
    { key: 2, ...meat },
    { key: 3, ...meat },
  ])
})

test('an item is changed by its key, and is gone without a quantity', () => {
  const items = [okra, meat].reduce(withItem, [])
  expect(withChange(items, 2, { weight: 2 })).toMatchObject([okra, { weight: 2 }])
  expect(withChange(items, 1, { quantity: 0 })).toMatchObject([meat])
})
