import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { TooMany } from '../lib/limits.server.ts'

const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** Cost of one hash: 19 MiB, two passes, one lane (what OWASP asks for at least); about 25 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** So many hashes at once: whoever signs in must not keep those waiting who only look around. */
const fewAtATime = pLimit(2)

const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** So many may wait for their turn; who comes after is asked to come back. */
const QUEUE = 100

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  if (fewAtATime.pendingCount >= QUEUE) throw new TooMany(5)
  const message = password.normalize('NFKC')
  return fewAtATime(() => derive('argon2id', { ...cost, message, nonce }))
}

/** The argon2id hash of a password with this salt of 16 bytes, in the usual notation. */
export async function hashPassword(password: string, nonce: Buffer): Promise<string> {
  const tag = await tagOf(password, nonce)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}

/**
 * The salt of passwords of accounts that were opened with an e-mail: they share it, so that one hash tells which of them
 * is meant, and only this shop knows it before it is used.
 */
export const saltFor = (email: string, derive: (text: string) => Buffer) =>
  derive(`salt ${email.toLowerCase()}`).subarray(0, 16)

/**
 * Which of the hashes is of this password: its place, or -1. Costs exactly one hash, also where there is none to compare
 * with, so that time tells nothing. All hashes must share their salt; those that do not fit are passed over.
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
