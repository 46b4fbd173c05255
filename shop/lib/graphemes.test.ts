import { expect, test } from 'vitest'
import { firstGraphemes } from './graphemes.ts'

test('cuts after whole characters as people count them', () => {
  expect(firstGraphemes('Tender pieces of goat shoulder', 20)).toBe('Tender pieces of goa…')
  expect(firstGraphemes('short', 20)).toBe('short')
  expect(firstGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…')
})
