import { expect, test } from 'vitest'
import { fitsSession, forgeryToken } from './anti-forgery.ts'

const secret = 'the secret of this test, long enough'

test('a token is valid for its own session and no other', () => {
  const token = forgeryToken(secret, 'session-1')
  expect(fitsSession(secret, 'session-1', token)).toBe(true)
  expect(fitsSession(secret, 'session-2', token)).toBe(false)
  expect(fitsSession('another secret', 'session-1', token)).toBe(false)
})

test.each(['', '.', 'x', 'a.b', 'a.b.c', `${'0'.repeat(32)}.${'0'.repeat(64)}`])(
  '%s is not a valid token',
  token => {
    expect(fitsSession(secret, 'session-1', token)).toBe(false)
  },
)
