import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { addLine, type CartLine } from '../cart-lines.ts'
import { addLines, takeBack } from './take-back.rules.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 8 }),
  quantity: fc.integer({ min: 1, max: 20_000 }).map(thousandths => thousandths / 1000),
  notes: fc.constantFrom('', 'no skin'),
})
const cartOf = (lines: readonly CartLine[]) => lines.reduce((all: CartLine[], one) => addLine(all, one), [])
const added = fc.array(fc.record({ line, most: fc.integer({ min: 21, max: 99 }) }), { maxLength: 12 })

test('an undo leaves the cart as it was', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), added, (lines, more) => {
      const before = cartOf(lines)
      const after = addLines(before, more)
      expect(takeBack(after, before, after)).toEqual(before)
    }),
  )
})

test('an undo takes back only what was added: a line of another product that came afterwards stays', () => {
  const rice = { productId: 1, quantity: 2 }
  const before = [rice]
  const after = addLines(before, [
    { line: { productId: 1, quantity: 1 }, most: 99 },
    { line: { productId: 2, quantity: 3 }, most: 99 },
  ])
  const later = addLine([...after], { productId: 3, quantity: 1 })
  expect(takeBack(later, before, after)).toEqual([rice, { productId: 3, quantity: 1 }])
})

test('a full cart takes no further line, but more of one that it has', () => {
  const full = Array.from({ length: MOST_LINES }, (_, at) => ({ productId: at + 1, quantity: 1 }))
  const after = addLines(full, [
    { line: { productId: 999, quantity: 1 }, most: 99 },
    { line: { productId: 1, quantity: 1 }, most: 99 },
  ])
  expect(after).toHaveLength(MOST_LINES)
  expect(after[0]).toEqual({ productId: 1, quantity: 2 })
})
