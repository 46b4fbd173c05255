import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightIn } from './typed-weight.rules.ts'

test.each([
  ['5.37', 'lb', 5.37],
  ['5,37', 'lb', 5.37],
  ['2430 g', 'kg', 2.43],
  ['2430g', 'lb', 5.357],
  ['5.5 - 0.13', 'lb', 5.37],
  ['5.5 lb − 60 g', 'lb', 5.368],
  ['1.5 l', 'ml', 1500],
  ['2.123 + 2.05', 'lb', 4.173],
  ['0.1 + 0.2', 'lb', 0.3],
  ['963 g+930 g', 'kg', 1.893],
  ['2.2 - 0.1 + 2.15 - 0.1', 'lb', 4.15],
])('"%s" is that many %s', (typed, unit, weight) => {
  expect(weightIn(typed, unit)).toBe(weight)
})

test.each([
  '',
  'x',
  '0',
  '-2',
  '+2',
  '1 - 2',
  '1 - 1',
  '2 l',
  '1 - 0.6 - 0.5',
  '2.1 + ',
  '2.1 ++ 2',
  '1 + 2 l',
  '5 stone',
])('"%s" is no weight in pounds', typed => {
  expect(weightIn(typed, 'lb')).toBeUndefined()
})

test('grams and kilos say the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), grams => {
      expect(weightIn(`${grams} g`, 'kg')).toBe(weightIn(String(grams / 1000), 'kg'))
    }),
  )
})
