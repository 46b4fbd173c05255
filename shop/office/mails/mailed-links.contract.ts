import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The messages whose link staff can hand over themselves while no mail server is set up. */
export const handedOver = ['reset-password', 'join-staff'] as const

const links = z
  .object({
    /** The login id of the account that a link is for; empty for an invitation. */
    links: z.array(z.object({ name: z.string(), link: z.string() })),
  })
  .meta({ title: 'MailedLinks' })

const failures = {
  NOT_FOUND,
  MAIL_WORKS: { status: 409, says: () => m.office_links_mail_works() },
  LINK_OLD: { status: 409, says: () => m.office_outbox_link_old() },
  MORE_RIGHTS: { status: 403, says: () => m.office_links_more_rights() },
} as const
const example = {
  input: { id: 12 },
  output: { links: [{ name: 'zainab', link: 'https://souk.example/reset-password?secret=…' }] },
}

export const showLink = defineCall({
  does: 'Answers the link of a waiting password reset or invitation, while no mail server is set up. The audit records it.',
  method: 'POST',
  path: '/outbox/showLink/{id}',
  who: 'staff: messages',
  input: z.object({ id }),
  output: links,
  example,
  failures,
})

export const showInvitationLink = defineCall({
  does: 'Answers the link of an invitation of staff, while no mail server is set up. The audit records it.',
  method: 'POST',
  path: '/staff/showInvitationLink/{id}',
  who: 'staff: staff',
  input: z.object({ id }),
  output: links,
  example: {
    input: { id: 3 },
    output: { links: [{ name: '', link: 'https://souk.example/join-staff?secret=…' }] },
  },
  failures,
})

export const mailedLinksCalls = [showLink, showInvitationLink] as const
