import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGtin } from '../../../tests/support/any-gtin.ts'
import {
  codesIn,
  showCodes,
  storedCodes,
  type WrittenCode,
  writtenCodes,
  wrongCodes,
} from './product-codes.rules.ts'

const quantity = fc.integer({ min: 1, max: 100_000_000 }).map(thousandths => thousandths / 1000)
const codes = fc.uniqueArray(fc.record({ code: anyGtin, quantity }), {
  selector: one => one.code,
  maxLength: 20,
})

test('codes are read as they are written, and stored as they are shown', () => {
  fc.assert(
    fc.property(codes, some => {
      expect(codesIn(writtenCodes(some))).toEqual(some)
      expect(wrongCodes(some)).toBeUndefined()
      expect(showCodes(storedCodes(some))).toEqual(some)
    }),
  )
})

test.each<[string, WrittenCode[]]>([
  ['4006381333931', [{ code: '4006381333931', quantity: 1 }]],
  ['4006381333931 x 12', [{ code: '4006381333931', quantity: 12 }]],
  [
    '4006381333931×2,5\n\n 96385074 \r',
    [
      { code: '4006381333931', quantity: 2.5 },
      { code: '96385074', quantity: 1 },
    ],
  ],
  ['', []],
  [
    "'036000291452; 4006381333931 × 12, 10614141000415|96385074",
    [
      { code: '036000291452', quantity: 1 },
      { code: '4006381333931', quantity: 12 },
      { code: '10614141000415', quantity: 1 },
      { code: '96385074', quantity: 1 },
    ],
  ],
])('%j is read as codes', (typed, read) => {
  expect(codesIn(typed)).toEqual(read)
})

test.each([
  ['4006381333930', 'wrong digit'],
  ['CHK-001', '8, 12, 13 or 14 digits'],
  ['4006381333931\n04006381333931', 'here twice'],
  ['8.41E+12', 'Format its column as text'],
  ['8,41e12', 'Format its column as text'],
  ['36000291452', 'Format its column as text'],
  ['36000291453', '8, 12, 13 or 14 digits'],
  ['4006381333931 x 0', 'above 0'],
  ['4006381333931 x many', 'above 0'],
  ['4006381333931 x 0.0001', 'above 0'],
  ['4006381333931 x 100001', 'above 0'],
])('%j is refused: %s', (typed, says) => {
  expect(wrongCodes(codesIn(typed))).toContain(says)
})
