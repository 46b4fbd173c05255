import { expect, test } from 'vitest'
import { usualCopies } from './label-copies.rules.ts'

test.each([
  [20, 'piece', 20],
  [2.5, 'tray', 3],
  [0, 'piece', 1],
  [5000, 'bag', 200],
  [12.75, 'kg', 1],
  [40, 'lb', 1],
  [9, 'l', 1],
])('%d %s usually need %d labels', (quantity, unit, copies) => {
  expect(usualCopies(quantity, unit)).toBe(copies)
})
