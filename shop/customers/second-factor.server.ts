import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../database/pool.ts'
import type { Shop } from '../lib/shop.server.ts'
import {
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  readAppCode,
  readRecoveryCode,
  recoveryCode,
} from './recovery-code.rules.ts'
import { seal, unseal } from './seal.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'

/** The second factor of an account as it is stored. */
export type SecondFactor = typeof secondFactors.$inferSelect
/** What a right code was: that of a step of 30 seconds, or a recovery code. It still has to be used up. */
export type Proof = { step: number } | { recoveryHash: string }
type Deriving = Pick<Shop, 'derive'>

/** Seconds that a code of the app stands for; the one before and the one after count as well. */
const PERIOD = 30
const WINDOW = 1
/** 160 bits, as long as what SHA-1 makes of it. */
const SECRET_BYTES = 20

const keyOf = ({ derive }: Deriving) => derive('second factor')
const hashOf = (custId: number, code: string, { derive }: Deriving) =>
  derive(`recovery code ${custId} ${code}`).toString('hex')

/** What an app makes its codes of. */
export const appOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** The second factor that an account has confirmed, or none. */
export async function readFactor(database: Database, custId: number): Promise<SecondFactor | undefined> {
  const [found] = await database
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.custId, custId), isNotNull(secondFactors.confirmedAt)))
  return found
}

/** A new secret for an app (base 32), and the same as it is stored. */
export function newSecret(custId: number, shop: Deriving): { secret: string; sealed: string } {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32
  return { secret, sealed: seal(secret, keyOf(shop), String(custId)) }
}

/** New recovery codes, which are told once, and their hashes, which are kept. */
export function newRecoveryCodes(custId: number, shop: Deriving): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_LETTERS)))
  return { codes, hashes: codes.map(code => hashOf(custId, readRecoveryCode(code), shop)) }
}

/** What a typed code proves, or nothing where it is wrong. */
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

/** Uses a code up: false where it was used before. Of two who bring the same one at the same moment one gets through. */
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
