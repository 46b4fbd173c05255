import { asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { OutputOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import type { WorkRole } from '../../lib/permissions.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { findInvitations, findStaff } from './staff.contract.ts'
import { staffInvitations } from './staff-invitations.tables.server.ts'

type Member = OutputOf<typeof findStaff>['rows'][number]
type Invitation = OutputOf<typeof findInvitations>['invitations'][number]

/** Selects all accounts with a role: few, however many accounts there are. Searches in name, login id and e-mail. */
const holders = (words: string) => sql`
  (select cust_id, max(since) as since from staff_roles group by cust_id) h
  join customers c on c.cust_id = h.cust_id join contacts p on p.contact_id = c.contact_id
  where c.closed_at is null
    and (p.first_name || ' ' || p.last_name || ' ' || c.login_id || ' ' || p.email) ilike ${anywhere(words)}`

const sorted = {
  name: sql`lower(p.first_name || ' ' || p.last_name)`,
  since: sql`h.since`,
  lastSeen: sql`coalesce(c.last_seen_at, '-infinity')`,
}

const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const answerFindStaff = handle(findStaff, async (input, { database }) => {
  const { orderBy, limit, offset } = listRows(input, sorted, sql`c.cust_id`)
  const words = input.q.trim()
  const { rows } = await database.execute<Member>(sql`
    select c.cust_id as "custId", c.login_id as "loginId", p.first_name as "firstName", p.last_name as "lastName",
      p.email, ${moment(sql`c.last_seen_at`)} as "lastSeenAt",
      exists (select 1 from second_factors f where f.cust_id = c.cust_id and f.confirmed_at is not null) as "secondFactor",
      (select json_agg(json_build_object('role', r.role, 'branchId', r.branch_id, 'branchName', b.branch_name,
          'since', ${moment(sql`r.since`)}) order by r.since, r.role, r.branch_id)
        from staff_roles r left join branches b using (branch_id) where r.cust_id = c.cust_id) as roles
    from ${holders(words)}
    order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`)
  const { rows: counted } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from ${holders(words)}`,
  )
  return { rows, total: counted[0]?.total ?? 0 }
})

const invitationColumns = {
  invitationId: staffInvitations.invitationId,
  email: staffInvitations.email,
  role: sql<WorkRole>`${staffInvitations.role}`,
  branchId: staffInvitations.branchId,
  branchName: branches.branchName,
  invitedAt: staffInvitations.invitedAt,
  expiresAt: staffInvitations.expiresAt,
}

/** Reads invitations that still work, latest first; with `invitationId` only that one. */
export async function readInvitations(
  database: Database,
  now: Date,
  invitationId?: number,
): Promise<Invitation[]> {
  const rows = await database
    .select(invitationColumns)
    .from(staffInvitations)
    .leftJoin(branches, eq(branches.branchId, staffInvitations.branchId))
    .where(
      invitationId === undefined
        ? gt(staffInvitations.expiresAt, now)
        : eq(staffInvitations.invitationId, invitationId),
    )
    .orderBy(desc(staffInvitations.invitationId))
    .limit(1000)
  return rows.map(row => ({
    ...row,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

export const answerFindInvitations = handle(
  findInvitations,
  async (_input, { database, clock, carriers }) => ({
    invitations: await readInvitations(database, clock()),
    branches: await database
      .select({ branchId: branches.branchId, branchName: branches.branchName })
      .from(branches)
      .where(eq(branches.activeFlag, true))
      .orderBy(asc(branches.branchId)),
    requireTwoFactor: (await readSettings(database)).requireTwoFactor,
    mailed: carriers.mail,
  }),
)
