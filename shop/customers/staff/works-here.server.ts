import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { mayDo } from '../../lib/permissions.ts'
import type { Caller } from '../../lib/shop.server.ts'
import { knownAgain } from '../sign-in/known-again.server.ts'

/** A person by their account, or by a contact that identifies them. */
type Meant = { custId: number } | { contactId: number }

/**
 * True if the person has a role in the shop, is not the caller, and the caller may not manage staff. A call that changes what
 * is stored about a person then refuses with `WORKS_HERE`.
 */
export async function isOtherStaff(
  { database, caller }: { database: Database; caller: Caller | undefined },
  meant: Meant,
): Promise<boolean> {
  if (caller && mayDo(caller.roles, 'staff')) return false
  const isMeant =
    'custId' in meant
      ? sql`c.cust_id = ${meant.custId}`
      : sql`c.contact_id = ${meant.contactId} or exists (
          select 1 from contacts me where me.contact_id = ${meant.contactId}
            and (lower(me.email) = lower(c.proven_email) or c.contact_id in ${knownAgain('me')}))`
  const { rows } = await database.execute(sql`
    select 1 from staff_roles r join customers c using (cust_id)
    where c.cust_id is distinct from ${caller?.custId ?? null}::int and c.closed_at is null and (${isMeant}) limit 1`)
  return rows.length > 0
}
