import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOneByte } from './one-byte-code.ts'

test('escaped code says the same, in one byte a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const literal = text.replaceAll(/[\\`$]/g, letter => `\\${letter}`)
      const code = inOneByte(`[${JSON.stringify(text)}, \`${literal}\`]`)
      expect(code).not.toMatch(/[^\0-\x7f]/)
      expect([...runInNewContext(code)]).toEqual([text, text.replaceAll(/\r\n?/g, '\n')])
    }),
  )
})

test('an escaped pattern finds the same', () => {
  const code = inOneByte('[/^[“”]+$/.test("“”"), /^🛒$/u.test("🛒"), /[Ａ-Ｚ]/.test("Ｂ")]')
  expect([...runInNewContext(code)]).toEqual([true, true, true])
})
