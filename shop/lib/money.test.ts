import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portion, roundHalfUp, showMoney, toDecimal, toMinor } from './money.ts'

test('decimals and minor units are the same amount, whatever the exponent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      (minor, exponent) => {
        expect(toMinor(toDecimal(minor, exponent), exponent)).toBe(minor)
      },
    ),
  )
})

test('half a minor unit is rounded up, even if floating point would round it down', () => {
  expect(toMinor(1.005, 2)).toBe(101)
  expect(toMinor(8.575, 2)).toBe(858)
  expect(roundHalfUp(-2.5)).toBe(-3)
})

test('a portion is the exact fraction, half up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (amount, part, whole) => {
        const exact = (BigInt(amount) * BigInt(part) * 10n) / BigInt(whole)
        const expected = (exact + 5n) / 10n
        expect(BigInt(portion(amount, part, whole))).toBe(expected)
      },
    ),
  )
})

test('rupees are shown with the narrow symbol and two decimals', () => {
  expect(showMoney(1234.5, { code: 'PKR', exponent: 2, locale: 'en' })).toBe('Rs\u00a01,234.50')
  expect(showMoney(200, { code: 'PKR', exponent: 2, locale: 'en' })).toBe('Rs\u00a0200.00')
})

test('people see two decimals, three if the currency has three, and none if it has none', () => {
  const show = (code: string, exponent: number) =>
    showMoney(exponent ? 1234.5 : 1234, { code, exponent, locale: 'en' })
  expect([show('PKR', 2), show('JPY', 0), show('KWD', 3)]).toEqual([
    'Rs\u00a01,234.50',
    '¥1,234',
    'KWD\u00a01,234.50',
  ])
  expect(showMoney(0.125, { code: 'KWD', exponent: 3, locale: 'en' })).toBe('KWD\u00a00.125')
})
