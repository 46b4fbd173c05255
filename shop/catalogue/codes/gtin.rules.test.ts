import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGtin, wrongDigits } from '../../../tests/support/any-gtin.ts'
import { gtinFrom, hasCheckDigit, shownCode } from './gtin.rules.ts'

test.each([
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['4006381333931', '04006381333931'],
  ['400 6381-333931', '04006381333931'],
  ['10614141000415', '10614141000415'],
])('the code %s is stored as %s', (typed, code) => {
  expect(gtinFrom(typed)).toEqual({ code })
})

test.each(['', '12345', '400638133393', '40063813339310', 'CHK-001', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
  'text that is no code is refused: %s',
  typed => {
    expect(gtinFrom(typed)).toHaveProperty('wrong')
  },
)

test('every code with a single wrong digit is refused', () => {
  fc.assert(
    fc.property(anyGtin, code => {
      expect(gtinFrom(code)).toHaveProperty('code')
      for (const wrong of wrongDigits(code)) expect(gtinFrom(wrong)).toEqual({ wrong: 'DIGIT' })
    }),
  )
})

test('a stored code is shown as people read it on the product', () => {
  fc.assert(
    fc.property(anyGtin, code => {
      const stored = gtinFrom(code) as { code: string }
      expect(stored.code).toHaveLength(14)
      expect(hasCheckDigit(stored.code)).toBe(true)
      expect(shownCode(stored.code)).toBe(code)
    }),
  )
})
