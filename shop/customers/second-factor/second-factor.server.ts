import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../../database/pool.ts'
import type { Shop } from '../../lib/shop.server.ts'
import {
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  readAppCode,
  readRecoveryCode,
  recoveryCode,
} from './recovery-code.rules.ts'
import { seal, unseal } from './seal.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'

/** The stored second factor of an account. */
export type SecondFactor = typeof secondFactors.$inferSelect
/** The proof of a right code: a 30-second step, or a recovery code. It still has to be spent. */
export type Proof = { step: number } | { recoveryHash: string }
type Deriving = Pick<Shop, 'derive'>

/** The seconds for which an app code counts; the steps before and after count as well. */
const PERIOD = 30
const WINDOW = 1
/** 160 bits, the length of a SHA-1 hash. */
const SECRET_BYTES = 20

const keyOf = ({ derive }: Deriving) => derive('second factor')
const hashOf = (custId: number, code: string, { derive }: Deriving) =>
  derive(`recovery code ${custId} ${code}`).toString('hex')

/** Returns the code generator of an app. */
export const appOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** Reads the confirmed second factor of an account, if there is one. */
export async function readFactor(database: Database, custId: number): Promise<SecondFactor | undefined> {
  const [found] = await database
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.custId, custId), isNotNull(secondFactors.confirmedAt)))
  return found
}

/** Makes a new secret for an app (base 32); `sealed` is the form that is stored. */
export function newSecret(custId: number, shop: Deriving): { secret: string; sealed: string } {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32
  return { secret, sealed: seal(secret, keyOf(shop), String(custId)) }
}

/** Makes new recovery codes, which are shown once, and their hashes, which are stored. */
export function newRecoveryCodes(custId: number, shop: Deriving): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_LETTERS)))
  return { codes, hashes: codes.map(code => hashOf(custId, readRecoveryCode(code), shop)) }
}

/** Returns what a typed code proves; undefined if it is wrong. */
export function proofOf(
  { custId, secret, recoveryHashes }: SecondFactor,
  typed: string,
  shop: Pick<Shop, 'derive' | 'clock'>,
): Proof | undefined {
  const token = readAppCode(typed)
  if (token === undefined) {
    const recoveryHash = hashOf(custId, readRecoveryCode(typed), shop)
    return recoveryHashes.includes(recoveryHash) ? { recoveryHash } : undefined
  }
  const timestamp = shop.clock().getTime()
  const app = appOf(unseal(secret, keyOf(shop), String(custId)), '', '')
  const delta = app.validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : { step: Math.floor(timestamp / 1000 / PERIOD) + delta }
}

/** Spends a code; returns false if it was used before. If it is used twice at once, one use succeeds. */
export async function spendProof(database: Database, custId: number, proof: Proof): Promise<boolean> {
  const [used] = await database
    .update(secondFactors)
    .set(
      'step' in proof
        ? { lastStep: proof.step }
        : { recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${proof.recoveryHash})` },
    )
    .where(
      and(
        eq(secondFactors.custId, custId),
        'step' in proof
          ? lt(secondFactors.lastStep, proof.step)
          : gt(sql`array_position(${secondFactors.recoveryHashes}, ${proof.recoveryHash})`, 0),
      ),
    )
    .returning({ custId: secondFactors.custId })
  return used !== undefined
}
