import { expect, test } from 'vitest'
import { newKey } from './repeat-key.ts'

test('a key is 128 random bits', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
