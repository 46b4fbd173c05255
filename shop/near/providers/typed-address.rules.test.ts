import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingsOf, wordsOf } from './typed-address.rules.ts'
import { postcodeIn } from './typed-postcode.rules.ts'

const readings = (text: string, skipping = false) => readingsOf(wordsOf(text), skipping)

test('a town is read with as many words as possible, then with its region', () => {
  expect(readings('Springfield, IL').map(({ town, rest }) => [town, rest])).toEqual([
    ['springfield il', []],
    ['springfield', ['il']],
  ])
  expect(readings('London SW1A 2AA, UK').at(-1)).toMatchObject({ town: 'london', rest: ['gb'] })
})

test('a street is ignored only in a search for an address', () => {
  const street = '12 Market Hall Road, Karachi'
  expect(readings(street).some(({ town }) => town === 'karachi')).toBe(false)
  expect(readings(street, true)).toContainEqual({ skipped: 4, town: 'karachi', upto: 'karachi ', rest: [] })
})

test('whatever is typed, few readings come of it, and nothing in them but letters, digits and spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), fc.boolean(), (text, skipping) => {
      const all = readings(text, skipping)
      expect(all.length).toBeLessThanOrEqual(78)
      const plain = /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u
      expect(all.every(({ town, upto }) => plain.test(town) && town < upto)).toBe(true)
    }),
  )
  expect(wordsOf('x '.repeat(2500))).toHaveLength(12)
})

const code = (text: string) => postcodeIn(wordsOf(text))

test('postcodes are found among the words of an address', () => {
  expect(code('350 Main St, Dallas, TX 75201-1234, USA')).toEqual({
    code: '75201',
    whole: true,
    before: ['350', 'main', 'st', 'dallas', 'tx'],
    after: ['usa'],
  })
  expect(code('M5V 2T6')).toMatchObject({ code: 'M5V', whole: true, after: [] })
  expect(code('m5v2t6')).toMatchObject({ code: 'M5V', whole: true, after: [] })
  expect(code('750')).toMatchObject({ code: '750', whole: false })
  expect(code('75')).toBeUndefined()
  expect(code('Karachi')).toBeUndefined()
})
