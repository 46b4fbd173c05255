import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { mayDo, type Permission, permissions } from '../../lib/permissions.ts'

/** A person who works here. */
export type Holder = { custId: number; name: string }

/** Reads the people who hold a permission at a branch, by name. */
export async function readHolders(
  database: Database,
  permission: Permission,
  branchId: number,
): Promise<Holder[]> {
  const roles = Object.keys(permissions).filter(role => mayDo([role], permission))
  const { rows } = await database.execute<Holder>(sql`
    select c.cust_id as "custId", trim(p.first_name || ' ' || p.last_name) as name
    from customers c join contacts p on p.contact_id = c.contact_id
    where c.closed_at is null and exists (select 1 from staff_roles r where r.cust_id = c.cust_id
      and r.role = any(${sql.param(roles)}::text[]) and (r.branch_id is null or r.branch_id = ${branchId}))
    order by lower(p.first_name || ' ' || p.last_name), c.cust_id`)
  return rows
}
