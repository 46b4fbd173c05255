import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.rules.ts'

test('nothing typed has no strength', () => expect(strengthOf('')).toBeUndefined())

test.each([
  ['short', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['amina@example.org', 'weak'],
  ['Market4Bread', 'fair'],
  ['saffron-on-the-blue-gate', 'strong'],
  ['زعفران على الباب الأزرق', 'strong'],
])('%s is %s', (password, expected) => {
  expect(strengthOf(password, ['Amina@example.org'])).toBe(expected)
})
