import { and, eq } from 'drizzle-orm'
import { type LinkPurpose, readLink } from '../../customers/sign-in/mailed-links.server.ts'
import { readInvitations } from '../../customers/staff/find-staff.server.ts'
import { isOtherStaff } from '../../customers/staff/works-here.server.ts'
import { Failure } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { mayDo } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { isLinkOld } from '../../mails/outbox.rules.ts'
import { outbox } from '../../mails/outbox.tables.server.ts'
import { openSecret } from '../../mails/sealed-secrets.server.ts'
import { isMeant } from './find-outbox.server.ts'
import { handedOver, showInvitationLink, showLink } from './mailed-links.contract.ts'

type Row = typeof outbox.$inferSelect
type Link = { name: string; link: string }
type Sealed = { loginId?: unknown; secret?: unknown }
type Refused = Failure<'NOT_FOUND' | 'MAIL_WORKS' | 'LINK_OLD' | 'MORE_RIGHTS'>

const isHandedOver = (template: string): template is (typeof handedOver)[number] =>
  (handedOver as readonly string[]).includes(template)

/** True if the caller may open a link: never the one of staff, unless they manage staff or it is their own. */
async function mayOpen(
  { database, caller, clock }: SignedInShop,
  { custId, invitationId }: { custId: number; invitationId?: number },
): Promise<boolean | undefined> {
  if (invitationId === undefined) return !(await isOtherStaff({ database, caller }, { custId }))
  const [invitation] = await readInvitations(database, clock(), invitationId)
  return invitation && mayDo(caller.roles, 'staff')
}

/** Opens the links of a waiting message that the caller may open, and records that in the audit. */
async function linksOf(row: Row | undefined, shop: SignedInShop): Promise<{ links: Link[] } | Refused> {
  const { database, derive, clock, audit, carriers, publicAddress } = shop
  if (!row || !isHandedOver(row.template)) return new Failure('NOT_FOUND', undefined)
  if (carriers.mail) return new Failure('MAIL_WORKS', undefined)
  const { template, recipient, data } = row
  if (row.sentAt || row.parkedAt || isLinkOld(template, row.createdAt, clock()))
    return new Failure('LINK_OLD', undefined)
  const others = Array.isArray(data.others) ? (data.others as Sealed[]) : []
  const links: Link[] = []
  let isWithheld = false
  for (const { loginId, secret: sealed } of [data as Sealed, ...others]) {
    const secret = openSecret(sealed, recipient, derive)
    const value = secret && (await readLink(database, template satisfies LinkPurpose, secret, clock()))
    const may = value ? await mayOpen(shop, value) : undefined
    if (may === false) isWithheld = true
    if (!may || !secret) continue
    const link = `${publicAddress}/${template}?secret=${encodeURIComponent(secret)}`
    links.push({ name: typeof loginId === 'string' ? loginId : '', link })
  }
  if (!links.length) return new Failure(isWithheld ? 'MORE_RIGHTS' : 'LINK_OLD', undefined)
  // Leaves out the recipient: the message has it, and loses it when that person is erased.
  await audit.add({
    action: 'show link',
    subject: 'message',
    subjectId: row.messageId,
    after: { template, links: links.length },
  })
  return { links }
}

export const answerShowLink = handle(showLink, async ({ id }, shop) => {
  const [row] = await shop.database
    .select()
    .from(outbox)
    .where(and(eq(outbox.messageId, id), isMeant))
  return linksOf(row, shop)
})

export const answerShowInvitationLink = handle(showInvitationLink, async ({ id }, shop) => {
  const [row] = await shop.database
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `join-staff ${id}`))
  return linksOf(row, shop)
})
