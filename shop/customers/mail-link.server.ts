import type { Shop } from '../lib/shop.server.ts'
import { issueLink, type LinkPurpose } from './mailed-links.server.ts'

type Letter = {
  purpose: LinkPurpose
  /** Names the text of the mail. */
  template: string
  email: string
  firstName: string
  /** Nobody where the address is not known: the same is written, and never sent. */
  custId: number | undefined
}

/** Writes a mail with a link that works once, within the hour. */
export async function mailLink(
  { database, outbox, clock }: Shop,
  { purpose, template, email, firstName, custId }: Letter,
): Promise<void> {
  const now = clock()
  const secret = await issueLink(database, purpose, { custId: custId ?? 0, email }, now)
  await outbox.add({
    channel: 'mail',
    template,
    recipient: custId === undefined ? 'nobody' : email,
    data: custId === undefined ? {} : { firstName, secret },
    dedupeKey: `${purpose} ${custId ?? 0} ${secret.slice(0, 12)}`,
    ...(custId === undefined ? { parkedAt: now } : {}),
  })
}
