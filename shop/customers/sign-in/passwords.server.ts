import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { TooMany } from '../../lib/limits.server.ts'

const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** The cost of one hash: 19 MiB, two passes, one lane (the OWASP minimum); about 25 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** The most hashes at once: sign-ins must not slow down other visitors. */
const fewAtATime = pLimit(2)

const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** The most hashes in the queue; later callers are asked to try again. */
const QUEUE = 100

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  if (fewAtATime.pendingCount >= QUEUE) throw new TooMany(5)
  const message = password.normalize('NFKC')
  return fewAtATime(() => derive('argon2id', { ...cost, message, nonce }))
}

/** Returns the argon2id hash of a password with this salt of 16 bytes, in the usual notation. */
export async function hashPassword(password: string, nonce: Buffer): Promise<string> {
  const tag = await tagOf(password, nonce)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}

/**
 * Returns the salt for passwords of all accounts with an e-mail: they share it, so that one hash tells which account is
 * meant, and only this shop can know it in advance.
 */
export const saltFor = (email: string, derive: (text: string) => Buffer) =>
  derive(`salt ${email.toLowerCase()}`).subarray(0, 16)

/**
 * Returns the index of the hash that matches the password, or -1. Always costs exactly one hash, even without any to compare
 * with, so that timing reveals nothing. All hashes must share their salt; others are skipped.
 */
export async function matchPassword(password: string, hashes: readonly string[]): Promise<number> {
  const salt = (hashes[0] && saltOf(hashes[0])) || randomBytes(16)
  const tag = await tagOf(password, salt)
  return hashes.findIndex(hash => {
    const stored = Buffer.from(parts.exec(hash)?.[5] ?? '', 'base64')
    return saltOf(hash)?.equals(salt) && stored.length === tag.length && timingSafeEqual(stored, tag)
  })
}

const saltOf = (hash: string) => {
  const salt = parts.exec(hash)?.[4]
  return salt === undefined ? undefined : Buffer.from(salt, 'base64')
}
