import { expect, test } from 'vitest'
import { brokenBoxes } from './broken-boxes.rules.ts'

const box = (no: number) => ({ no, productId: 9, productName: 'Family box', quantity: 1 })
const open = [
  { orderItemId: 1, ofBox: box(0) },
  { orderItemId: 2, ofBox: box(0) },
  { orderItemId: 3, ofBox: box(1) },
  { orderItemId: 4, ofBox: null },
]

test('a box leaves an order as a whole', () => {
  expect(brokenBoxes(open, { items: [], removed: [1, 2] })).toEqual({})
  expect(brokenBoxes(open, { items: [], removed: [3, 4] })).toEqual({})
  expect(Object.keys(brokenBoxes(open, { items: [], removed: [4, 2] }))).toEqual(['removed.1'])
})

test('a part of a box stays as it is, other lines do not have to', () => {
  expect(brokenBoxes(open, { items: [{ orderItemId: 4 }], removed: [] })).toEqual({})
  expect(
    Object.keys(brokenBoxes(open, { items: [{ orderItemId: 4 }, { orderItemId: 1 }], removed: [] })),
  ).toEqual(['items.1.quantity'])
})
