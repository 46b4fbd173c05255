import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLabel } from './label.rules.ts'
import { codeForLabel } from './label-code.rules.ts'

const weighs = { pattern: '21NNNNNMMMMMC', measure: 'WEIGHT', decimals: 3, unit: 'kg' } as const
const verified = { ...weighs, pattern: '22NNNNNVMMMMC', decimals: 2 } as const
const prices = { ...weighs, pattern: '23NNNNNMMMMMC', measure: 'PRICE', unit: null } as const
const scaled = { code: '02112345000008', quantity: 1000 }
const packed = { code: '04006381333931', quantity: 1000 }
const kilos = (thousandths: number) => ({ thousandths, unit: 'kg' })

test('a weighed line gets the label that a scale of the shop would print', () => {
  expect(codeForLabel([packed, scaled], kilos(1500), [prices, weighs])).toBe('2112345015002')
  const pounds = { thousandths: 2205, unit: 'lb' }
  expect(codeForLabel([scaled], pounds, [weighs])).toBe('2112345010007')
})

test('each weight that fits the rule is read back to the gram', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), thousandths => {
      const label = codeForLabel([scaled], kilos(thousandths), [verified, weighs]) ?? ''
      expect(readLabel(label, [verified, weighs])).toMatchObject({ code: scaled.code, amount: thousandths })
    }),
  )
})

test('a digit that verifies the weight is written, too', () => {
  const label = codeForLabel([{ ...scaled, code: '02212345000005' }], kilos(1500), [verified]) ?? ''
  expect(readLabel(label, [verified])).toMatchObject({ amount: 150 })
})

test('a weight that no rule can write gets the code on the package, and without one nothing', () => {
  expect(codeForLabel([scaled, packed], kilos(100_000), [weighs])).toBe('4006381333931')
  expect(codeForLabel([scaled], kilos(100_000), [weighs])).toBeUndefined()
  expect(codeForLabel([scaled], undefined, [weighs])).toBeUndefined()
})

test('the code of a carton is not that of a single piece', () => {
  const carton = { code: '10614141000415', quantity: 12_000 }
  expect(codeForLabel([carton], undefined, [])).toBeUndefined()
  expect(codeForLabel([carton, packed], undefined, [])).toBe('4006381333931')
})
