import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { authOn } from './auth-engine.server.ts'
import { verifications } from './sign-in.tables.server.ts'

/** What a mailed link lets its reader do. */
export type LinkPurpose = 'prove-email' | 'reset-password'
/** Whom a link is for, and which mailbox it was sent to. */
export type LinkValue = { custId: number; email: string }

/** Links work this long. */
const MINUTES = 60

/** Makes a link's secret (256 random bits), of which only a hash is stored. It works once, within the hour. */
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
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
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
