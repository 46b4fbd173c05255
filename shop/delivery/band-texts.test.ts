import { expect, test } from 'vitest'
import { bandTexts, sameBands } from './band-texts.ts'

const rupees = { code: 'PKR', exponent: 2, locale: 'en-PK' } as const
const bandsOf = (...pairs: (readonly [number, number])[]) => pairs.map(([from, fee]) => ({ from, fee }))

test.each([
  [bandsOf([0, 120]), ['Always Rs 120.00']],
  [bandsOf([0, 0]), ['Always free']],
  [bandsOf([0, 100], [1500, 0]), ['Rs 1,500.00 and more: free', 'Below Rs 1,500.00: Rs 100.00']],
  [bandsOf([0, 0], [1500, 100]), ['Rs 1,500.00 and more: Rs 100.00', 'Below Rs 1,500.00: free']],
  [
    bandsOf([0, 100], [500, 0], [1000, 50]),
    ['Rs 1,000.00 and more: Rs 50.00', 'Rs 500.00 up to Rs 1,000.00: free', 'Below Rs 500.00: Rs 100.00'],
  ],
  [
    bandsOf([500, 150], [2000, 0], [0, 200]),
    ['Rs 2,000.00 and more: free', 'Rs 500.00 up to Rs 2,000.00: Rs 150.00', 'Below Rs 500.00: Rs 200.00'],
  ],
  [[], []],
])('bands %j in words', (bands, texts) => {
  expect(bandTexts(bands, rupees).map(text => text.replaceAll(/\s/g, ' '))).toEqual(texts)
})

test.each([
  [bandsOf([0, 100], [500, 0]), bandsOf([500, 0], [0, 100]), true],
  [bandsOf([0, 100]), bandsOf([0, 100], [500, 0]), false],
  [bandsOf([0, 100], [500, 0]), bandsOf([0, 100]), false],
  [bandsOf([0, 100]), bandsOf([0, 90]), false],
  [bandsOf([0, 100], [500, 0]), bandsOf([0, 100], [600, 0]), false],
  [[], [], true],
])('%j and %j have the same meaning: %s', (some, others, same) => {
  expect(sameBands(some, others)).toBe(same)
})
