import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCode, CODES, codeOf, isCode } from './code.rules.ts'

test('a code can be said: syllables and two digits', () => {
  expect(codeOf(0)).toBe('BABABA-10')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: CODES - 1 }), number => {
      const code = codeOf(number)
      expect(code).toMatch(/^([BDFGKLMNPRSTVZ][AEIOU]){3}-\d\d$/)
      expect(isCode(code)).toBe(true)
      expect(asCode(` ${code.toLowerCase()} `)).toBe(code)
    }),
  )
})

test('each number has a code of its own', () => {
  const some = Array.from({ length: 20_000 }, (_, at) => codeOf(at * 1541))
  expect(new Set(some).size).toBe(some.length)
})

test.each(['', 'abc', '1234', 'a b c d', 'a@b.example', 'x'.repeat(21), 'a\nbcd'])('%j is no code', typed => {
  expect(isCode(typed)).toBe(false)
})
