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

test.each([
  ...['aaaaaaaa', 'AAAAaaaa', 'x'.repeat(128), '🍖'.repeat(8), '        ', 'aabbccdd'],
  ...['abcdefgh', 'hgfedcba', '12345678', '98765432', 'abcd1234', 'ابتثابتث'],
  ...['qwertyui', 'POIUYTRE', 'asdfghjk', 'qwer1234', 'asdfzxcv'],
  ...['abababab', '1212121212', 'Aa1Aa1Aa1', 'xyzxyzxyz'],
])('%j is a pattern, however long it is', async password => {
  const says =
    'Password is Invalid: repeated characters and rows of keys are easy to guess. Use three or four words.'
  expect(await checkNewPassword(password, [])).toBe(says)
})

test.each([
  '8 signs!',
  'wkzbqmtj',
  'seven cups',
  'saffron1',
  '7h3 4ppl3',
  'پاس ورڈ لمبا ہے',
  'tea🍖pot🍋cup',
])('%j will do', password => {
  expect(checkPassword(password, ['', ' '])).toBeUndefined()
})

test.each(['password', 'PASSWORD1', 'iloveyou1', 'passwordpassword', 'DragonDragon'])(
  '%j is guessed first',
  async password => {
    expect(await checkNewPassword(password, [])).toMatch(/too common/)
  },
)
