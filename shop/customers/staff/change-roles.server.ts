import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { mayDo, type WorkRole } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { contacts, customers, staffRoles } from '../customers.tables.server.ts'
import { endSessions } from '../sign-in/sessions.server.ts'
import { giveRole, takeRole } from './staff.contract.ts'
import { staffInvitations } from './staff-invitations.tables.server.ts'

/** Returns the account with this login id, or with this proven mailbox. An e-mail that was only typed identifies nobody. */
async function accountOf(database: Database, login: string): Promise<number | 'not proven' | undefined> {
  const isEmail = login.includes('@')
  const meant = isEmail
    ? sql`lower(${customers.provenEmail}) = lower(${login})`
    : sql`lower(${customers.loginId}) = lower(${login}) and ${customers.loginId} not like '%@%'`
  const [found] = await database
    .select({ custId: customers.custId })
    .from(customers)
    .where(and(meant, isNull(customers.closedAt)))
  if (found) return found.custId
  if (!isEmail) return undefined
  const [typed] = await database
    .select({ custId: customers.custId })
    .from(contacts)
    .innerJoin(customers, eq(customers.contactId, contacts.contactId))
    .where(and(sql`lower(${contacts.email}) = lower(${login})`, isNull(customers.closedAt)))
    .limit(1)
  return typed && 'not proven'
}

/** Reads the login id of an account, which names it in the audit. */
export async function loginOf(database: Database, custId: number): Promise<string | undefined> {
  const [found] = await database
    .select({ loginId: customers.loginId })
    .from(customers)
    .where(eq(customers.custId, custId))
  return found?.loginId
}

/** Reads the roles that an account holds at one branch or at all. */
async function rolesOf(database: Database, custId: number): Promise<string[]> {
  const rows = await database
    .selectDistinct({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.custId, custId))
    .orderBy(staffRoles.role)
  return rows.map(({ role }) => role)
}

/** True if the branch exists, or none is named; otherwise saving a role would fail in the database. */
export async function isBranch(database: Database, branchId: number | null): Promise<boolean> {
  if (branchId === null) return true
  const found = await database.select().from(branches).where(eq(branches.branchId, branchId))
  return found.length > 0
}

/** Returns what is wrong with the branch of a role, by field: an owner works for all branches. */
export const wrongBranch = ({ role, branchId }: { role: WorkRole; branchId: number | null }) =>
  role === 'owner' && branchId !== null ? { branchId: m.customers_staff_owner_branch() } : undefined

export const answerGiveRole = handle(
  giveRole,
  async ({ login, role, branchId }, { database, clock, audit }) => {
    const wrong = wrongBranch({ role, branchId })
    if (wrong) return refuse(giveRole, 'BAD_INPUT', undefined, wrong)
    const custId = await accountOf(database, login)
    const at = (says: string) => ({ login: says })
    if (custId === undefined)
      return refuse(giveRole, 'NO_ACCOUNT', undefined, at(giveRole.failures.NO_ACCOUNT.says()))
    if (custId === 'not proven')
      return refuse(giveRole, 'NOT_PROVEN', undefined, at(giveRole.failures.NOT_PROVEN.says()))
    if (!(await isBranch(database, branchId))) return refuse(giveRole, 'NOT_FOUND', undefined)
    const [given] = await database
      .insert(staffRoles)
      .values({ custId, role, branchId, since: clock() })
      .onConflictDoNothing()
      .returning({ role: staffRoles.role })
    if (!given) return refuse(giveRole, 'HAS_ROLE', undefined, at(giveRole.failures.HAS_ROLE.says()))
    const after = { account: await loginOf(database, custId), role, branchId }
    await audit.add({ action: 'give role', subject: 'staff', subjectId: custId, after })
    return { custId, roles: await rolesOf(database, custId) }
  },
)

/**
 * Locks all owner roles, so that two owners who remove each other do so one after the other; returns true if the shop still
 * has an owner without this one.
 */
async function hasOtherOwner(database: Database, custId: number, branchId: number | null): Promise<boolean> {
  const owners = await database
    .select({ custId: staffRoles.custId, branchId: staffRoles.branchId, closedAt: customers.closedAt })
    .from(staffRoles)
    .innerJoin(customers, eq(customers.custId, staffRoles.custId))
    .where(eq(staffRoles.role, 'owner'))
    .orderBy(staffRoles.custId, staffRoles.branchId)
    .for('update', { of: staffRoles })
  return owners.some(
    owner => owner.closedAt === null && !(owner.custId === custId && owner.branchId === branchId),
  )
}

export const answerTakeRole = handle(takeRole, async ({ custId, role, branchId }, { database, audit }) => {
  if (role === 'owner' && !(await hasOtherOwner(database, custId, branchId)))
    return refuse(takeRole, 'LAST_OWNER', undefined)
  const [taken] = await database
    .delete(staffRoles)
    .where(
      and(
        eq(staffRoles.custId, custId),
        eq(staffRoles.role, role),
        sql`${staffRoles.branchId} is not distinct from ${branchId}::int`,
      ),
    )
    .returning()
  if (!taken) return refuse(takeRole, 'NOT_FOUND', undefined)
  const before = { account: await loginOf(database, custId), role, branchId, since: taken.since }
  await audit.add({ action: 'take role', subject: 'staff', subjectId: custId, before })
  const roles = await rolesOf(database, custId)
  // Someone who may no longer manage staff must not let anyone in: their invitations are withdrawn.
  if (!mayDo(roles, 'staff'))
    await database.delete(staffInvitations).where(eq(staffInvitations.invitedBy, custId))
  if (roles.length === 0) await endSessions(database, custId)
  return { custId, roles }
})
