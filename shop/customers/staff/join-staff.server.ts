import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import type { WorkRole } from '../../lib/permissions.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { markProven } from '../account/prove-email.server.ts'
import { staffRoles } from '../customers.tables.server.ts'
import { checkNewAccount, openAccount, prepareAccount } from '../open-account.server.ts'
import { type LinkValue, readLink, useLink } from '../sign-in/mailed-links.server.ts'
import { beginSession } from '../sign-in/sessions.server.ts'
import { linksFromAddress } from '../sign-in/sign-in-limits.ts'
import { findInvitation, joinStaff } from './first-staff.contract.ts'
import { staffInvitations } from './staff-invitations.tables.server.ts'
import { writeAudit } from './write-audit.server.ts'

/** Returns the invitation of a link, unless it has been withdrawn. */
async function invitationOf(database: Database, link: LinkValue | undefined) {
  if (!link?.invitationId) return undefined
  const [found] = await database
    .select({
      email: staffInvitations.email,
      role: staffInvitations.role,
      branchName: branches.branchName,
    })
    .from(staffInvitations)
    .leftJoin(branches, eq(branches.branchId, staffInvitations.branchId))
    .where(eq(staffInvitations.invitationId, link.invitationId))
  return found && { ...found, role: found.role as WorkRole }
}

export const answerFindInvitation = handle(
  findInvitation,
  async ({ secret }, { database, limits, visitor, clock }) => {
    await limits.spend(linksFromAddress, visitor.address)
    const link = await readLink(database, 'join-staff', secret, clock())
    return (await invitationOf(database, link)) ?? refuse(findInvitation, 'LINK_DEAD', undefined)
  },
)

export const answerJoinStaff = handlePrepared(
  joinStaff,
  async ({ secret, ...typed }, shop) => {
    const { database, limits, visitor, clock } = shop
    await limits.spend(linksFromAddress, visitor.address)
    const invited = await invitationOf(database, await readLink(database, 'join-staff', secret, clock()))
    if (!invited) return refuse(joinStaff, 'LINK_DEAD', undefined)
    const account = { ...typed, email: invited.email }
    const wrong = await checkNewAccount(account)
    if (Object.keys(wrong).length) return refuse(joinStaff, 'BAD_INPUT', undefined, wrong)
    // Reading this mail already proves the mailbox, so no confirmation is mailed.
    return { account, prepared: { ...(await prepareAccount(account, shop)), mayMail: false } }
  },
  async ({ secret }, shop, { account, prepared }) => {
    const { database, clock, signIn } = shop
    const now = clock()
    const link = await useLink(database, 'join-staff', secret, now)
    const [invited] = link?.invitationId
      ? await database
          .delete(staffInvitations)
          .where(eq(staffInvitations.invitationId, link.invitationId))
          .returning()
      : []
    if (!invited) return refuse(joinStaff, 'LINK_DEAD', undefined)
    const opened = await openAccount(account, prepared, {}, shop)
    if (!opened) throw new Error('The account was not opened, although its login id is its own e-mail')
    const { custId } = opened
    if (!(await markProven(database, { custId, email: invited.email }, now)))
      return refuse(joinStaff, 'EMAIL_TAKEN', undefined)
    const { role, branchId, invitedBy } = invited
    await database.insert(staffRoles).values({ custId, role, branchId, since: now })
    const after = { role, branchId, invitedBy }
    await writeAudit(database, custId, { action: 'join', subject: 'staff', subjectId: custId, after }, now)
    const token = await beginSession(database, custId, now)
    signIn({ token, custId })
    return { custId, token }
  },
)
