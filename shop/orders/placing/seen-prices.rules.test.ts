import { expect, test } from 'vitest'
import { isPricedAnew } from './seen-prices.rules.ts'

const reduced = { unitPrice: 900, salePrice: 700, chargedPrice: 700 }
const usual = { unitPrice: 900, salePrice: 700, chargedPrice: 900 }

test.each([
  ['the charged price', { seenPrice: 700 }, reduced, false],
  ['another charged price', { seenPrice: 900 }, reduced, true],
  [
    'the charged price, whatever the others are',
    { seenPrice: 700, unitPrice: 1, salePrice: 2 },
    reduced,
    false,
  ],
  ['both prices', { unitPrice: 900, salePrice: 700 }, reduced, false],
  ['another unit price', { unitPrice: 950, salePrice: 700 }, usual, true],
  ['another sale price', { unitPrice: 900, salePrice: 650 }, reduced, true],
  ['a unit price that is charged', { unitPrice: 900 }, usual, false],
  ['a unit price that is not charged any more', { unitPrice: 900 }, reduced, true],
  ['a sale price that is charged', { unitPrice: null, salePrice: 700 }, reduced, false],
  ['a sale price that has ended', { salePrice: 700 }, usual, true],
  ['no price', {}, usual, false],
])('a client that saw %s', (_seen, seen, now, isAnother) => {
  expect(isPricedAnew(seen, now)).toBe(isAnother)
})
