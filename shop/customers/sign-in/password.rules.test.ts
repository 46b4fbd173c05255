import { expect, test } from 'vitest'
import { checkNewPassword } from './common-passwords.server.ts'
import { checkPassword } from './password.rules.ts'

test.each([
  ['', 'Password is required'],
  ['1234567', 'Password is Invalid: it needs at least 8 characters'],
  ['x'.repeat(129), 'Password is Invalid: it can have at most 128 characters'],
  ['Zainab Qureshi', 'Password is Invalid: it must not be your name, login id or e-mail'],
])('%j: %s', (password, says) => {
  expect(checkPassword(password, ['Zainab Qureshi'])).toBe(says)
})

test.each(['12345678', 'x'.repeat(128), '🍖'.repeat(8), '        ', 'پاس ورڈ لمبا ہے'])(
  '%j will do',
  password => {
    expect(checkPassword(password, ['', ' '])).toBeUndefined()
  },
)

test.each(['password', 'PASSWORD1', 'iloveyou1', 'qwertyuiop'])('%j is guessed first', password => {
  expect(checkNewPassword(password, [])).toMatch(/too common/)
})
