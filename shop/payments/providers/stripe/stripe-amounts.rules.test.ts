import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStripe, toStripe } from './stripe-amounts.rules.ts'

test.each([
  ['USD', 1999, 1999],
  ['PKR', 178_000, 178_000],
  ['JPY', 500, 500],
  ['KWD', 1_250, 1_250],
  ['ISK', 5_000, 500_000],
  ['UGX', 5_000, 500_000],
  ['isk', 1, 100],
])('%s: %i of ours are %i to Stripe', (currency, ours, theirs) => {
  expect(toStripe(ours, currency)).toBe(theirs)
  expect(fromStripe(theirs, currency)).toBe(ours)
})

test('there and back it is the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom('EUR', 'ISK', 'UGX', 'JPY'),
      (amount, currency) => {
        expect(fromStripe(toStripe(amount, currency), currency)).toBe(amount)
      },
    ),
  )
})

test('amounts with too many decimals are rounded down', () => {
  expect(fromStripe(199, 'ISK')).toBe(1)
})
