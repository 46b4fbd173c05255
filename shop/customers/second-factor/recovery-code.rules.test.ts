import { expect, test } from 'vitest'
import { RECOVERY_LETTERS, readAppCode, readRecoveryCode, recoveryCode } from './recovery-code.rules.ts'

test('a recovery code is read however it is typed', () => {
  const code = recoveryCode(new Uint8Array(RECOVERY_LETTERS).map((_, place) => place * 17))
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
  expect(readRecoveryCode('oil1-0000')).toBe('01110000')
})

test('each letter of a code is one of 32, all alike likely', () => {
  const seen = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = recoveryCode(new Uint8Array([byte]))
    seen.set(letter, (seen.get(letter) ?? 0) + 1)
  }
  expect(seen.size).toBe(32)
  expect(new Set(seen.values())).toEqual(new Set([8]))
})

test('a code of an app is six digits, with or without a space', () => {
  expect(readAppCode(' 123 456')).toBe('123456')
  expect(readAppCode('12345')).toBeUndefined()
  expect(readAppCode('1234567')).toBeUndefined()
  expect(readAppCode('12345a')).toBeUndefined()
})
