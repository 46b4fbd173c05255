import { expect, test, vi } from 'vitest'

const { hashes } = vi.hoisted(() => ({ hashes: { made: 0 } }))
vi.mock('node:crypto', async importOriginal => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2 = (...given: Parameters<typeof crypto.argon2>) => {
    hashes.made += 1
    return crypto.argon2(...given)
  }
  return { ...crypto, argon2 }
})
const { hashPassword, matchPassword, saltFor } = await import('./passwords.server.ts')

const salt = Buffer.alloc(16, 7)
const otherSalt = Buffer.alloc(16, 8)

async function countOf(work: () => Promise<unknown>) {
  hashes.made = 0
  await work()
  return hashes.made
}

test('a hash is argon2id with 19 MiB and two passes, and another with another salt', async () => {
  const first = await hashPassword('seven cups of tea', salt)
  const second = await hashPassword('seven cups of tea', otherSalt)
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

test('comparing costs one hash, for whatever there is to compare with', async () => {
  const own = await hashPassword('seven cups of tea', salt)
  const same = await hashPassword('another one', salt)
  expect(await countOf(() => matchPassword('seven cups of tea', [own]))).toBe(1)
  expect(await countOf(() => matchPassword('wrong', [own]))).toBe(1)
  expect(await countOf(() => matchPassword('wrong', []))).toBe(1)
  expect(await countOf(() => matchPassword('another one', [own, same]))).toBe(1)
})

test('it finds the matching hash, and none if none matches', async () => {
  const own = await hashPassword('seven cups of tea', salt)
  const same = await hashPassword('another one', salt)
  const foreign = await hashPassword('another one', otherSalt)
  expect(await matchPassword('seven cups of tea', [own, same])).toBe(0)
  expect(await matchPassword('another one', [own, same])).toBe(1)
  expect(await matchPassword('another one', [own, foreign])).toBe(-1)
  expect(await matchPassword('neither', [own, same])).toBe(-1)
  expect(await matchPassword('neither', [])).toBe(-1)
})

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('Ünsal\u0041\u030a', salt)
  expect(await matchPassword('U\u0308nsal\u00c5', [hash])).toBe(0)
})

test('a request after a hundred waiting ones is asked to try again', async () => {
  const many = Array.from({ length: 130 }, () =>
    matchPassword('x', []).then(
      () => 'made',
      error => error.name,
    ),
  )
  const outcomes = await Promise.all(many)
  expect(outcomes.filter(outcome => outcome === 'TooMany').length).toBeGreaterThan(0)
  expect(outcomes.filter(outcome => outcome === 'made').length).toBeGreaterThanOrEqual(100)
})

test('accounts with one e-mail share a salt, however it is written, and those with another do not', () => {
  const derive = (text: string) => Buffer.from(text.padEnd(32, '.'))
  expect(saltFor('Amina@example.org', derive)).toEqual(saltFor('amina@example.org', derive))
  const whole = (text: string) => Buffer.from(text.split('').reverse().join('').padEnd(32, '.'))
  expect(saltFor('amina@example.org', whole)).not.toEqual(saltFor('bilal@example.net', whole))
})
