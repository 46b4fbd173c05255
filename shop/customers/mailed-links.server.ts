import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { authOn } from './auth-engine.server.ts'
import { verifications } from './sign-in.tables.server.ts'

/** How long a link works, in minutes, by what it lets its reader do. */
const minutes = {
  'prove-email': 60,
  'reset-password': 60,
  /** Printed by a start of a shop that nobody owns. */
  'become-owner': 24 * 60,
  'join-staff': 7 * 24 * 60,
} as const
/** What a link lets its reader do. */
export type LinkPurpose = keyof typeof minutes
/**
 * Whom a link is for, and which mailbox it was sent to; `custId` is 0 where whoever has the link is to be known by it, and
 * `invitationId` the invitation that it carries.
 */
export type LinkValue = { custId: number; email: string; invitationId?: number }

/** Until when a link works that is made now. */
export const lastMoment = (purpose: LinkPurpose, now: Date) =>
  new Date(now.getTime() + minutes[purpose] * 60_000)

/** Makes a link's secret (256 random bits), of which only a hash is stored. It works once, and only so long. */
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

/** What a link stands for, without using it up. */
export async function readLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<LinkValue | undefined> {
  const found = await authOn(database).findVerificationValue(`${purpose} ${secret}`)
  return stillGood(found, now)
}

/** Uses a link up: what it stands for, or nothing where it is unknown, used or too old. Of two readers one gets it. */
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
