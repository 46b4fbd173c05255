import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongDigits } from '../../../tests/support/any-gtin.ts'
import { portion } from '../../lib/money.ts'
import { checkDigitOf } from './gtin.rules.ts'
import {
  isUnverified,
  type LabelRule,
  labelOf,
  readLabel,
  verifierOf,
  weightOfPrice,
  wrongPattern,
} from './label.rules.ts'

const weight: LabelRule = { pattern: '21NNNNNMMMMMC', measure: 'WEIGHT', decimals: 3 }
const price: LabelRule = { pattern: '22NNNNVMMMMMC', measure: 'PRICE', decimals: 2 }
const withCheckDigit = (digits: string) => `${digits}${checkDigitOf(digits)}`

test.each([
  [2_147_483_647, 1, 2_147_483_647_000],
  [2_147_483_648, 1, undefined],
  [999_999_999_999_999, 100, undefined],
])('a price of %i at %i for a kilogram is a weight of %s', (paid, unitPrice, thousandths) => {
  expect(weightOfPrice(paid, { unitPrice, pricedPer: 1000 })).toBe(thousandths)
})

test('a label with a weight names its product and 1.500 kg', () => {
  expect(readLabel('2112345015002', [price, weight])).toEqual({
    ...{ code: '02112345000008', measure: 'WEIGHT', amount: 1500, decimals: 3, rule: weight },
  })
})

test('labels of the same product have the same code, whatever they weigh', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), amount => {
      const scanned = withCheckDigit(`2112345${String(amount).padStart(5, '0')}`)
      expect(readLabel(scanned, [weight])).toMatchObject({ code: '02112345000008', amount })
    }),
  )
})

test('the first rule that a label follows reads it', () => {
  const [tens, thousandths] = [{ ...weight, decimals: 2 }, weight]
  expect(readLabel('2112345015002', [tens, thousandths])?.decimals).toBe(2)
  expect(readLabel('2112345015002', [price])).toBeUndefined()
})

test.each([
  ['2875', 9],
  ['14685', 6],
])('the digit that verifies %s is %i', (digits, digit) => {
  expect(verifierOf(digits)).toBe(digit)
})

test('a label with any single wrong digit is refused, with a verifier or without', () => {
  const labels = fc
    .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 99_999 }), fc.boolean())
    .map(([number, amount, verified]) => {
      const [ofProduct, digits] = [String(number).padStart(4, '0'), String(amount).padStart(5, '0')]
      return withCheckDigit(
        verified ? `22${ofProduct}${verifierOf(digits)}${digits}` : `21${ofProduct}0${digits}`,
      )
    })
  fc.assert(
    fc.property(labels, label => {
      expect(readLabel(label, [weight, price])).toBeDefined()
      for (const wrong of wrongDigits(label)) expect(readLabel(wrong, [weight, price])).toBeUndefined()
    }),
  )
})

test('a verifier notices every single wrong digit of a price', () => {
  const prices = fc.stringMatching(/^\d{4,5}$/)
  fc.assert(
    fc.property(prices, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, where, more) => {
      const at = where % digits.length
      const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + more) % 10}${digits.slice(at + 1)}`
      expect(verifierOf(wrong)).not.toBe(verifierOf(digits))
    }),
  )
})

test.each([
  ['21NNNNNMMMMC', 'LENGTH'],
  ['21NNNNNMMMMXC', 'CHARACTERS'],
  ['21NNNNNMMMMM2', 'CHECK_DIGIT'],
  ['21CNNNNMMMMMC', 'CHECK_DIGIT'],
  ['21NN1NNMMMMMC', 'NUMBER'],
  ['2100000MMMMMC', 'NUMBER'],
  ['21NNNNNMM000C', 'MEASURE'],
  ['21NNMMMMMMMMC', 'MEASURE'],
  ['21NNNMMM0MMMC', 'MEASURE'],
  ['21NNNNVMMMVMC', 'MEASURE'],
  ['21NNNVVMMMMMC', 'VERIFIER'],
  ['21NNNVMMMMMMC', 'VERIFIER'],
  ['40NNNNNMMMMMC', 'PREFIX'],
  ['NNNNNNNMMMMMC', 'PREFIX'],
  ['02NNNNNVMMMMC', undefined],
  ['21NNNNNMMMMMC', undefined],
  ['22NNNNVMMMMMC', undefined],
])('the pattern %s is wrong by %s', (pattern, wrong) => {
  expect(wrongPattern(pattern)).toBe(wrong)
})

test('a price gives the weight that it was made of, to the minor unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1000, max: 500_000 }),
      (grams, unitPrice) => {
        const paid = portion(unitPrice, grams, 1000)
        const found = weightOfPrice(paid, { unitPrice, pricedPer: 1000 })
        expect(found).toBeDefined()
        expect(Math.abs((found as number) - grams)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a price that no weight has is refused, and so is goods without a price', () => {
  expect(weightOfPrice(999, { unitPrice: 10_000_000, pricedPer: 1000 })).toBeUndefined()
  expect(weightOfPrice(1500, { unitPrice: 0, pricedPer: 1000 })).toBeUndefined()
})

test('the largest weight that a label has room for is read whole', () => {
  const rule: LabelRule = { pattern: '21NNNNMMMMMMC', measure: 'WEIGHT', decimals: 0 }
  expect(readLabel(withCheckDigit('211234999999'), [rule])).toMatchObject({ amount: 999_999 })
})

test('labels are written as they are read, also those of 12 digits', () => {
  const upc: LabelRule = { pattern: '02NNNNNVMMMMC', measure: 'PRICE', decimals: 2 }
  fc.assert(
    fc.property(fc.constantFrom(weight, price, upc), fc.integer({ min: 0, max: 9_999 }), (rule, amount) => {
      const label = labelOf(rule, amount)
      expect(readLabel(label, [rule])).toMatchObject({ amount, rule })
      if (rule === upc) expect(readLabel(label.slice(1), [rule])).toMatchObject({ amount })
    }),
  )
})

test('a label whose price has another digit than the one that verifies it is known for that', () => {
  const label = labelOf(price, 1299)
  const verifier = Number(label[6])
  const digits = `${label.slice(0, 6)}${(verifier + 1) % 10}${label.slice(7, 12)}`
  expect(readLabel(withCheckDigit(digits), [price])).toBeUndefined()
  expect(isUnverified(withCheckDigit(digits), [weight, price])).toBe(true)
  expect(isUnverified(withCheckDigit(digits), [weight])).toBe(false)
})
