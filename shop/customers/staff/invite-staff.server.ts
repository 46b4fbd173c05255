import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { customers } from '../customers.tables.server.ts'
import { issueLink, lastMoment } from '../sign-in/mailed-links.server.ts'
import { invitationsByAccount } from '../sign-in/sign-in-limits.ts'
import { isBranch, wrongBranch } from './change-roles.server.ts'
import { readInvitations } from './find-staff.server.ts'
import { inviteStaff, withdrawInvitation } from './staff.contract.ts'
import { staffInvitations } from './staff-invitations.tables.server.ts'

/** A mailbox has one invitation: a new one replaces it, and the previous link stops working. */
export const answerInviteStaff = handle(inviteStaff, async ({ email, role, branchId }, shop) => {
  const { database, clock, outbox, audit, limits } = shop
  const { custId: invitedBy, firstName } = shop.caller
  await limits.spend(invitationsByAccount, String(invitedBy))
  const now = clock()
  const wrong = wrongBranch({ role, branchId })
  if (wrong) return refuse(inviteStaff, 'BAD_INPUT', undefined, wrong)
  if (!(await isBranch(database, branchId))) return refuse(inviteStaff, 'NOT_FOUND', undefined)
  const [known] = await database
    .select({ custId: customers.custId })
    .from(customers)
    .where(sql`lower(${customers.provenEmail}) = lower(${email}) and ${customers.closedAt} is null`)
  if (known) {
    const says = inviteStaff.failures.HAS_ACCOUNT.says()
    return refuse(inviteStaff, 'HAS_ACCOUNT', undefined, { email: says })
  }
  // Serializes simultaneous invitations of a mailbox.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
  await database.delete(staffInvitations).where(sql`lower(${staffInvitations.email}) = lower(${email})`)
  const expiresAt = lastMoment('join-staff', now)
  const [invited] = await database
    .insert(staffInvitations)
    .values({ email, role, branchId, invitedBy, invitedAt: now, expiresAt })
    .returning({ invitationId: staffInvitations.invitationId })
  const { invitationId } = invited as { invitationId: number }
  const secret = await issueLink(database, 'join-staff', { custId: 0, email, invitationId }, now)
  const { shopName } = await readSettings(database)
  await outbox.add({
    channel: 'mail',
    template: 'join-staff',
    recipient: email,
    data: { secret, role, shopName, invitedBy: firstName },
    dedupeKey: `join-staff ${invitationId}`,
  })
  const [invitation] = await readInvitations(database, now, invitationId)
  await audit.add({
    action: 'invite',
    subject: 'staff invitation',
    subjectId: invitationId,
    after: { email, role, branchId },
  })
  return invitation as NonNullable<typeof invitation>
})

export const answerWithdrawInvitation = handle(
  withdrawInvitation,
  async ({ invitationId }, { database, audit }) => {
    const [withdrawn] = await database
      .delete(staffInvitations)
      .where(eq(staffInvitations.invitationId, invitationId))
      .returning()
    if (!withdrawn) return refuse(withdrawInvitation, 'NOT_FOUND', undefined)
    const { email, role, branchId } = withdrawn
    await audit.add({
      action: 'withdraw',
      subject: 'staff invitation',
      subjectId: invitationId,
      before: { email, role, branchId },
    })
    return { invitationId }
  },
)
