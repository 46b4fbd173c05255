import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.server.ts'

const key = randomBytes(32)

test('a sealed secret opens only with the same key for the same owner', () => {
  const sealed = seal('a secret', key, '7')
  expect(unseal(sealed, key, '7')).toBe('a secret')
  expect(() => unseal(sealed, randomBytes(32), '7')).toThrow()
  expect(() => unseal(sealed, key, '8')).toThrow()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => unseal(bytes.toString('base64'), key, '7')).toThrow()
})

test('the same text is sealed differently each time, and is not readable in it', () => {
  const [first, second] = [seal('a secret', key, '7'), seal('a secret', key, '7')]
  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64').includes('a secret')).toBe(false)
})
