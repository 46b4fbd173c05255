import { expect, test } from 'vitest'
import { asCartLine, isNoChange, ownEditOf } from './own-draft.rules.ts'

const chicken = {
  ...{ orderItemId: 1, productId: 101, quantity: 2, notes: 'No neck' },
  attributes: { cuttingAttributes: '8 pieces', packagingAttributes: 'Plain bag' },
}
const rice = { orderItemId: 2, productId: 501, quantity: 1, notes: '', attributes: {} }
const nothing = { lines: {}, removed: [], added: [] }

test('a change names only what differs', () => {
  const lines = {
    1: { ...asCartLine(chicken), quantity: 1, cuttingAttributes: 'Whole' },
    2: asCartLine(rice),
  }
  expect(ownEditOf([chicken, rice], { ...nothing, lines })).toEqual({
    ...{ removed: [], added: [] },
    items: [{ orderItemId: 1, quantity: 1, cuttingAttributes: 'Whole' }],
  })
})

test('a note that is taken away is sent as an empty one', () => {
  const { notes: _, ...without } = asCartLine(chicken)
  expect(ownEditOf([chicken], { ...nothing, lines: { 1: without } }).items).toEqual([
    { orderItemId: 1, notes: '' },
  ])
})

test('a line that is taken out is not changed as well', () => {
  const draft = { ...nothing, lines: { 2: { ...asCartLine(rice), quantity: 3 } }, removed: [2] }
  expect(ownEditOf([chicken, rice], draft)).toEqual({ items: [], removed: [2], added: [] })
})

test('a draft that is back at the order changes nothing', () => {
  expect(isNoChange(ownEditOf([chicken], { ...nothing, lines: { 1: asCartLine(chicken) } }))).toBe(true)
  expect(isNoChange(ownEditOf([chicken], { ...nothing, added: [{ productId: 102, quantity: 1 }] }))).toBe(
    false,
  )
})
