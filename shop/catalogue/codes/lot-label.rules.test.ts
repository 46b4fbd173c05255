import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGtin } from '../../../tests/support/any-gtin.ts'
import { isGs1, readGs1 } from './gs1.rules.ts'
import { gtinFrom } from './gtin.rules.ts'
import { isOfShop } from './label.rules.ts'
import { LONGEST_SCAN, textOfLot } from './lot-label.rules.ts'

const packed = { code: '04006381333931', quantity: 1000 }
const carton = { code: '04006381333948', quantity: 12_000 }
const scaled = { code: '02112345000008', quantity: 1000 }
const lamb = { productId: 101, codes: [scaled, carton, packed], lot: 'GP-2611' }

test('a label has the code of the package, the last day and the lot', () => {
  expect(textOfLot(lamb)).toBe('010400638133393110GP-2611')
  expect(textOfLot({ ...lamb, useBy: '2026-12-01' })).toBe('01040063813339311726120110GP-2611')
  expect(textOfLot({ ...lamb, bestBefore: '2027-08-31' })).toBe('01040063813339311527083110GP-2611')
  expect(textOfLot({ ...lamb, bestBefore: '2199-08-31' })).toBe('010400638133393110GP-2611')
})

test('without a code of the package, or with a lot that GS1 cannot carry, a label has the id of the product', () => {
  expect(textOfLot({ ...lamb, codes: [scaled, carton] })).toBe('91LOT101/GP-2611')
  expect(textOfLot({ ...lamb, lot: 'Opening 28 Nov 2026' })).toBe('91LOT101/Opening%2028%20Nov%202026')
  expect(textOfLot({ ...lamb, lot: 'A'.repeat(21) })).toBe(`91LOT101/${'A'.repeat(21)}`)
  expect(textOfLot({ ...lamb, lot: 'Gruß|1' })).toBe('91LOT101/Gru%C3%9F%7C1')
})

test.each([
  '91LOT',
  '91LOT101',
  '91LOT101/',
  '91LOT0/A',
  '91LOT99999999999/A',
  '91LOT2147483648/A',
  '91LOT101/%E2%82',
])('%s is a label that is cut short', text => {
  expect(isGs1(text)).toBe(true)
  expect(readGs1(text)).toBeUndefined()
})

test('the own elements of another company are passed over', () => {
  expect(readGs1('010400638133393191LOT7/B')).toEqual({ code: packed.code })
})

const codes = fc.array(
  fc.record({
    code: anyGtin.map(code => (gtinFrom(code) as { code: string }).code),
    quantity: fc.constantFrom(1000, 12_000),
  }),
  { maxLength: 3 },
)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(at => at.toISOString().slice(0, 10))
const lot = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.stringMatching(/^[ -~]{1,40}$/),
    fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
  )
  .filter(code => code.length <= 40 && code.isWellFormed() && code.trim() === code)

test('a scan of any label says its product and its lot, however a scanner sends it', () => {
  fc.assert(
    fc.property(
      fc.record({ productId: fc.integer({ min: 1, max: 2_147_483_647 }), codes, lot }),
      fc.record({ useBy: day, bestBefore: day }, { requiredKeys: [] }),
      fc.constantFrom('', ']Q1', ']Q3', ']C1', ']d2'),
      (of, days, kind) => {
        const text = textOfLot({ ...of, ...days })
        expect(text.length).toBeLessThanOrEqual(LONGEST_SCAN)
        expect(text).toMatch(/^[!"%-?A-Z_a-z]+$/)
        expect(isGs1(kind + text)).toBe(true)
        const read = readGs1(kind + text)
        expect(read?.lot).toBe(of.lot)
        if (read?.code === undefined) {
          expect(read?.productId).toBe(of.productId)
          return
        }
        expect(of.codes.some(({ code, quantity }) => code === read.code && quantity === 1000)).toBe(true)
        expect(isOfShop(read.code)).toBe(false)
        expect(read).toMatchObject(days)
      },
    ),
  )
})
