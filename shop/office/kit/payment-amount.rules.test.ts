import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAmount, firstAmount, refundable } from './payment-amount.rules.ts'

const rupees = { code: 'PKR', exponent: 2, locale: 'en' }
const yen = { code: 'JPY', exponent: 0, locale: 'en' }

test('an amount is above nothing, at most what there is, and in whole minor units', () => {
  expect(checkAmount('130', 1780, rupees)).toBeUndefined()
  expect(checkAmount('1780.00', 1780, rupees)).toBeUndefined()
  expect(checkAmount('0.01', 1780, rupees)).toBeUndefined()
  for (const typed of ['', '0', '-1', '1780.01', '1.005', 'all', '1e9', 'NaN', 'Infinity'])
    expect(checkAmount(typed, 1780, rupees), typed).toContain('1,780.00')
  expect(checkAmount('1.5', 100, yen)).toBeDefined()
})

test('every amount in minor units up to the most is one that can be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), minor => {
      const shown = (minor / 100).toFixed(2)
      expect(checkAmount(shown, Number(shown), rupees)).toBeUndefined()
      expect(checkAmount(((minor + 1) / 100).toFixed(2), Number(shown), rupees)).toBeDefined()
    }),
  )
})

test('the first amount of a field has all decimals of the currency, and can be sent as it is', () => {
  expect(firstAmount(1826.5, rupees)).toBe('1826.50')
  const dinars = { code: 'KWD', exponent: 3, locale: 'en' }
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(yen, rupees, dinars),
      (minor, currency) => {
        const amount = minor / 10 ** currency.exponent
        expect(checkAmount(firstAmount(amount, currency), amount, currency)).toBeUndefined()
      },
    ),
  )
})

test('the suggested refund is the overpaid amount, or everything if nothing was overpaid', () => {
  const paid = { taken: 1780, refunded: 0, refunding: 0, due: 0 }
  expect(refundable(paid)).toEqual({ most: 1780, usual: 1780 })
  expect(refundable({ ...paid, due: -130 })).toEqual({ most: 1780, usual: 130 })
  expect(refundable({ ...paid, refunded: 100.1, refunding: 0.2 })).toEqual({ most: 1679.7, usual: 1679.7 })
  expect(refundable({ ...paid, refunding: 1780, due: -5 })).toEqual({ most: 0, usual: 0 })
})
