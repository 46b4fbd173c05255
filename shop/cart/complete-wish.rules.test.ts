import { expect, test } from 'vitest'
import { isComplete } from './complete-wish.rules.ts'

const named = (substituteProductId: unknown) => ({ substitution: 'SPECIFIC', substituteProductId })

test('a stored wish is complete if an order may have it', () => {
  for (const substitution of ['BEST MATCH', 'ASK', 'NONE']) expect(isComplete(7, { substitution })).toBe(true)
  expect(isComplete(7, { ...named(8), substituteName: 'Rice' })).toBe(true)
})

test('anything else in the storage of the browser is no wish, and blocks no order', () => {
  for (const value of [
    null,
    'ASK',
    [],
    {},
    { substitution: 'LATER' },
    { substitution: 'ASK', substituteProductId: 8 },
  ])
    expect(isComplete(7, value)).toBe(false)
  for (const other of [undefined, null, '8', 0, -1, 1.5, 7, 2 ** 31, Number.NaN])
    expect(isComplete(7, named(other))).toBe(false)
})
