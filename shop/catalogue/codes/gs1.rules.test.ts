import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGtin } from '../../../tests/support/any-gtin.ts'
import { isGs1, readGs1 } from './gs1.rules.ts'
import { gtinFrom } from './gtin.rules.ts'

const whole = { code: '04006381333931', weight: { thousandths: 1500, unit: 'kg' }, lot: 'L-77' }

test.each([
  ['(01)04006381333931(3103)001500(10)L-77', whole],
  [']C101040063813339313103001500' + '10L-77', whole],
  ['010400638133393110L-77\x1d3103001500', whole],
  ['010400638133393110L-77|3103001500', whole],
  // Elements that the shop does not read, with a fixed length and without.
  ['01040063813339311126112021SERIAL\x1d3103001500\x1d10L-77', whole],
])('%j has a product, a weight and a lot', (text, read) => {
  expect(isGs1(text)).toBe(true)
  expect(readGs1(text)).toEqual(read)
})

test.each([
  ['(01)04006381333931(3202)000150', { weight: { thousandths: 1500, unit: 'lb' } }],
  ['(01)04006381333931(3105)123456', { weight: { thousandths: 1235, unit: 'kg' } }],
  ['(01)04006381333931(3922)1299', { price: { amount: 1299, decimals: 2 } }],
  ['(01)04006381333931(15)261231(17)270200', { bestBefore: '2026-12-31', useBy: '2027-02-28' }],
])('%s says %j', (text, read) => {
  expect(readGs1(text)).toMatchObject(read)
})

test.each([
  '0104006381333931' + '310300150',
  '(01)0400638133393',
  '(01)04006381333931(17)261331',
  '(01)04006381333931(15)260230',
  '(01)04006381333931(3103)15',
  '(01)04006381333931(10)',
])('%s is cut short or has a value that it cannot have', text => {
  expect(readGs1(text)).toBeUndefined()
})

test('the code of a product is not taken for elements', () => {
  fc.assert(
    fc.property(anyGtin, code => {
      expect(isGs1(code)).toBe(false)
    }),
  )
})

test('elements are read in any order, with any number of decimals', () => {
  const parts = fc.record({
    code: anyGtin.map(code => (gtinFrom(code) as { code: string }).code),
    lot: fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
    digits: fc.stringMatching(/^\d{6}$/),
    decimals: fc.integer({ min: 0, max: 3 }),
  })
  const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  fc.assert(
    fc.property(parts, orders, ({ code, lot, digits, decimals }, order) => {
      const elements = [`01${code}`, `10${lot}`, `310${decimals}${digits}`]
      const text = `]d2${order.map(at => elements[at]).join('\x1d')}`
      const thousandths = Number(digits) * 10 ** (3 - decimals)
      expect(readGs1(text)).toEqual({ code, lot, weight: { thousandths, unit: 'kg' } })
    }),
  )
})
