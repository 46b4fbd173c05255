import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { verifications } from './sign-in.tables.server.ts'

/** The minutes for which a link works, by its purpose. */
const minutes = {
  'prove-email': 60,
  'reset-password': 60,
  /** A code to type in, see `mailed-code.server.ts`. */
  'sign-in': 60,
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

const hashOf = (purpose: LinkPurpose, secret: string) =>
  createHash('sha256').update(`${purpose} ${secret}`).digest('base64url')

const isGood = (purpose: LinkPurpose, secret: string, now: Date) =>
  and(eq(verifications.identifier, hashOf(purpose, secret)), gt(verifications.expiresAt, now))

const contentOf = ({ value }: { value: string }) => JSON.parse(value) as LinkValue

/** Makes a link's secret (256 random bits, unless it is given), stored only as a hash. It works once, until it expires. */
export async function issueLink(
  database: Database,
  purpose: LinkPurpose,
  value: LinkValue,
  now: Date,
  secret = randomBytes(32).toString('base64url'),
): Promise<string> {
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
  await database.insert(verifications).values({
    identifier: hashOf(purpose, secret),
    value: JSON.stringify(value),
    expiresAt: lastMoment(purpose, now),
    createdAt: now,
    updatedAt: now,
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
  const [found] = await database
    .select({ value: verifications.value })
    .from(verifications)
    .where(isGood(purpose, secret, now))
  return found && contentOf(found)
}

/**
 * Uses a link up and returns its value; undefined if it is unknown, used or expired. If it is used twice at once, the
 * second waits for the deletion of the first and finds nothing.
 */
export async function useLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<LinkValue | undefined> {
  const [used] = await database
    .delete(verifications)
    .where(isGood(purpose, secret, now))
    .returning({ value: verifications.value })
  return used && contentOf(used)
}
