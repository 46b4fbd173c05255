import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { issueLink, type LinkValue } from '../sign-in/mailed-links.server.ts'
import { verifications } from '../sign-in/sign-in.tables.server.ts'
import { HAS_OWNER } from './has-owner.server.ts'

/** The value of the owner link, which belongs to no account. No other link has it. */
const nobodyYet: LinkValue = { custId: 0, email: '' }
/** The lock for making a first owner, or a link for one. */
const FIRST_OWNER_LOCK = 730_1003

/** Locks out other first owners until the transaction ends; returns true if the shop has an owner by now. */
export async function hasOwner(database: Database): Promise<boolean> {
  await database.execute(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`)
  const { rows } = await database.execute(sql.raw(HAS_OWNER))
  return rows.length > 0
}

/**
 * Makes the secret of a link whose reader becomes the owner: it works once, within 24 hours, and replaces earlier ones.
 * Undefined if the shop has an owner. Needs a transaction.
 */
export async function issueOwnerLink(database: Database, now: Date): Promise<string | undefined> {
  if (await hasOwner(database)) return undefined
  await database.delete(verifications).where(eq(verifications.value, JSON.stringify(nobodyYet)))
  return issueLink(database, 'become-owner', nobodyYet, now)
}
