import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { mayDo, type Permission, permissions } from '../../lib/permissions.ts'

/** Reads the proven mailboxes of the people who hold a permission at all branches. */
export async function mailboxesOfHolders(database: Database, permission: Permission): Promise<string[]> {
  const roles = Object.keys(permissions).filter(role => mayDo([role], permission))
  const { rows } = await database.execute<{ email: string }>(sql`
    select c.proven_email as email from customers c
    where c.closed_at is null and c.proven_email is not null and exists (select 1 from staff_roles r
      where r.cust_id = c.cust_id and r.branch_id is null and r.role = any(${sql.param(roles)}::text[]))
    order by c.cust_id`)
  return rows.map(({ email }) => email)
}
