import { expect, test } from 'vitest'
import { createRepeatKey, newKey } from './repeat-key.ts'

test('a key is 128 random bits', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('the same body has the same key until it is forgotten, so that an equal one after it is another change', () => {
  const { keyFor, forget } = createRepeatKey()
  const first = keyFor('two of lamb')
  expect(keyFor('two of lamb')).toBe(first)
  expect(keyFor('three of lamb')).not.toBe(first)
  const again = keyFor('two of lamb')
  forget()
  expect(keyFor('two of lamb')).not.toBe(again)
})
