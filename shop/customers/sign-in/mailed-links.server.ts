import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { authOn } from './auth-engine.server.ts'
import { verifications } from './sign-in.tables.server.ts'

/** The minutes for which a link works, by its purpose. */
const minutes = {
  'prove-email': 60,
  'reset-password': 60,
  /** Printed at the start of a shop without an owner. */
  'become-owner': 24 * 60,
  'join-staff': 7 * 24 * 60,
} as const
/** The purpose of a link. */
export type LinkPurpose = keyof typeof minutes
/**
 * The account of a link, and the mailbox it was sent to; `custId` is 0 if the link itself is the only identification,
 * `invitationId` is the invitation it carries.
 */
export type LinkValue = { custId: number; email: string; invitationId?: number }

/** Returns when a link made now expires. */
export const lastMoment = (purpose: LinkPurpose, now: Date) =>
  new Date(now.getTime() + minutes[purpose] * 60_000)

/** Makes a link's secret (256 random bits), stored only as a hash. It works once, until it expires. */
export async function issueLink(
  database: Database,
  purpose: LinkPurpose,
  value: LinkValue,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
  await authOn(database).createVerificationValue({
    identifier: `${purpose} ${secret}`,
    value: JSON.stringify(value),
    expiresAt: lastMoment(purpose, now),
  })
  return secret
}

/** Reads the value of a link without using it up. */
export async function readLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<LinkValue | undefined> {
  const found = await authOn(database).findVerificationValue(`${purpose} ${secret}`)
  return stillGood(found, now)
}

/**
 * Uses a link up and returns its value; undefined if it is unknown, used or expired. If it is used twice at once, one use succeeds.
 */
export async function useLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<LinkValue | undefined> {
  const found = await authOn(database).consumeVerificationValue(`${purpose} ${secret}`)
  return stillGood(found, now)
}

const stillGood = (found: { value: string; expiresAt: Date } | null, now: Date) =>
  found && found.expiresAt > now ? (JSON.parse(found.value) as LinkValue) : undefined
