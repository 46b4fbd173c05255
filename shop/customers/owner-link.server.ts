import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { issueLink, type LinkValue } from './mailed-links.server.ts'
import { verifications } from './sign-in.tables.server.ts'

/** What the link stands for: nobody yet. No other link stands for the same. */
const nobodyYet: LinkValue = { custId: 0, email: '' }
/** Whoever makes a first owner, or a link for one, waits here for the others. */
const FIRST_OWNER_LOCK = 730_1003

/** Keeps others from becoming the first owner until the running transaction ends; says whether there is an owner by now. */
export async function hasOwner(database: Database): Promise<boolean> {
  await database.execute(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`)
  const { rows } = await database.execute(sql`
    select 1 from staff_roles r join customers c using (cust_id) where r.role = 'owner' and c.closed_at is null limit 1`)
  return rows.length > 0
}

/**
 * The secret of a link whose reader becomes the owner: works once, within 24 hours, and those that were made before no
 * longer do. Nothing where the shop has an owner. Runs in a transaction.
 */
export async function issueOwnerLink(database: Database, now: Date): Promise<string | undefined> {
  if (await hasOwner(database)) return undefined
  await database.delete(verifications).where(eq(verifications.value, JSON.stringify(nobodyYet)))
  return issueLink(database, 'become-owner', nobodyYet, now)
}
