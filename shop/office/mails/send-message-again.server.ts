import { and, eq } from 'drizzle-orm'
import { type LinkPurpose, readLink } from '../../customers/sign-in/mailed-links.server.ts'
import { staffInvitations } from '../../customers/staff/staff-invitations.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { isLinkOld, stateOf } from '../../mails/outbox.rules.ts'
import { outbox } from '../../mails/outbox.tables.server.ts'
import { openSecret } from '../../mails/sealed-secrets.server.ts'
import { copyMessage, wakeMessage } from '../../mails/try-again.server.ts'
import { isMeant, showMessage } from './find-outbox.server.ts'
import { sendMessageAgain } from './outbox.contract.ts'

type Row = typeof outbox.$inferSelect

export const answerSendMessageAgain = handle(
  sendMessageAgain,
  async ({ id }, { database, clock, audit, derive }) => {
    const now = clock()
    const [row] = await database
      .select()
      .from(outbox)
      .where(and(eq(outbox.messageId, id), isMeant))
      .for('no key update')
    if (!row) return refuse(sendMessageAgain, 'NOT_FOUND', undefined)
    if (isLinkOld(row.template, row.createdAt, now) || (await isLinkGone(row, { database, derive }, now)))
      return refuse(sendMessageAgain, 'LINK_OLD', undefined)
    const state = stateOf(row)
    if (state === 'waiting') return refuse(sendMessageAgain, 'STILL_WAITING', undefined)
    await audit.add({
      action: 'send again',
      subject: 'message',
      subjectId: id,
      before: { state },
      // Leaves out the recipient: the message has it, and loses it when that person is erased.
      after: { template: row.template },
    })
    return showMessage(
      await (state === 'parked' ? wakeMessage(database, id, now) : copyMessage(database, row, now)),
    )
  },
)

/** The purpose of each message's link; an invitation may also have been withdrawn. */
const purposes: Record<string, LinkPurpose> = {
  'prove-email': 'prove-email',
  'email-in-use': 'prove-email',
  'reset-password': 'reset-password',
  'join-staff': 'join-staff',
}

/** True if the link of a message was used or withdrawn, or if its code was sent: then nobody knows it any more. */
async function isLinkGone(
  { template, data, recipient }: Row,
  { database, derive }: Pick<Shop, 'database' | 'derive'>,
  now: Date,
): Promise<boolean> {
  const secret = openSecret(data.secret, recipient, derive)
  if (template === 'sign-in-code') return secret === undefined
  const purpose = purposes[template]
  if (!purpose) return false
  const link = await readLink(database, purpose, secret ?? '', now)
  if (!link?.invitationId) return link === undefined
  const at = eq(staffInvitations.invitationId, link.invitationId)
  return (await database.$count(staffInvitations, at)) === 0
}
