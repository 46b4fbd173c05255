import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accent, pseudo, pseudoMessage } from './pseudo-words.ts'

test('parameters and markup stay as they are', () => {
  expect(pseudo('Only {left} left in <b>stock</b>')).toBe('[Óóñlýý {left} lééft ííñ <b>štóóçk</b> ~~~]')
})

test('every text is in brackets, at least 40 % longer, and begins with the first letters of the original', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z .,]{1,80}$/), fc.nat(80), (text, end) => {
      expect(pseudo(text)).toMatch(/^\[.*\]$/)
      expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
      expect(
        pseudo(text)
          .slice(1)
          .startsWith(accent(text.slice(0, end))),
      ).toBe(true)
    }),
  )
})

test('a plural has every form of the language', () => {
  const declarations = ['input count', 'local countPlural = count: plural']
  const match = { 'countPlural=one': '{count} item', 'countPlural=other': '{count} items' }
  const [message] = pseudoMessage([{ declarations, selectors: ['countPlural'], match }])
  expect(message).toMatchObject({
    declarations,
    match: { 'countPlural=one': '[{count} íítéém]', 'countPlural=few': '[{count} íítéémš]' },
  })
})
