import { expect, test } from 'vitest'
import { missingForFree } from './free-delivery.rules.ts'

const bands = [
  { from: 0, fee: 200 },
  { from: 500, fee: 150 },
  { from: 2000, fee: 0 },
]

test.each<[number, object | undefined]>([
  [0, { missing: 2000, from: 2000 }],
  [1760, { missing: 240, from: 2000 }],
  [1999.9, { missing: 0.1, from: 2000 }],
  [2000, undefined],
  [5000, undefined],
])('for %d there is %j missing for free delivery', (subtotal, missing) => {
  expect(missingForFree(bands, subtotal)).toEqual(missing)
})

test('nothing is missing where delivery is never free, or always', () => {
  expect(missingForFree([{ from: 0, fee: 50 }], 10)).toBeUndefined()
  expect(missingForFree([{ from: 0, fee: 0 }], 10)).toBeUndefined()
  // It is free for small orders only.
  expect(
    missingForFree(
      [
        { from: 0, fee: 0 },
        { from: 100, fee: 20 },
      ],
      10,
    ),
  ).toBeUndefined()
  expect(
    missingForFree(
      [
        { from: 0, fee: 0 },
        { from: 100, fee: 20 },
      ],
      200,
    ),
  ).toBeUndefined()
})
