import { expect, test } from 'vitest'
import { addressOf, foreignText } from './foreign-text.rules.ts'

test('a name from a provider is one line of visible characters', () => {
  expect(foreignText(' Student\r\nBiryani\u0000 \u202eevil\u2066 ', 120)).toBe('Student Biryani evil')
  expect(foreignText('a\ud800b', 120)).toBe('a\ufffdb')
  expect(foreignText('\u0007', 120)).toBe('')
})

test('a name of a megabyte is cut, and not through a character', () => {
  expect(foreignText('x'.repeat(1_000_000), 120)).toHaveLength(120)
  expect(foreignText(`${'x'.repeat(119)}🍖`, 120).isWellFormed()).toBe(true)
})

test('an address has each of its parts once', () => {
  expect(addressOf(['12', ' Karachi', undefined, '', 'Karachi', 'Pakistan'])).toBe('12, Karachi, Pakistan')
})
