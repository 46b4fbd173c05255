import type { Shop } from '../../lib/shop.server.ts'
import type { Account } from '../find-accounts.server.ts'
import { issueLink } from './mailed-links.server.ts'

type Needed = Pick<Shop, 'database' | 'outbox' | 'clock'>

/** Mails a link that proves a mailbox; `template` names the text. It works once, within an hour. */
export async function mailProof(
  { database, outbox, clock }: Needed,
  {
    custId,
    email,
    firstName,
    template,
  }: Pick<Account, 'custId' | 'email' | 'firstName'> & { template: string },
): Promise<void> {
  const secret = await issueLink(database, 'prove-email', { custId, email }, clock())
  await outbox.add({
    channel: 'mail',
    template,
    recipient: email,
    data: { custId, firstName, secret },
    dedupeKey: `prove-email ${custId} ${secret.slice(0, 12)}`,
  })
}

/**
 * Mails a reset link for each of the accounts, named by its login id. If there is none, writes the same message, but parked.
 */
export async function mailResets(
  { database, outbox, clock }: Needed,
  email: string,
  accounts: readonly Account[],
): Promise<void> {
  const now = clock()
  const links: { custId: number; loginId: string; firstName: string; secret: string }[] = []
  for (const { custId, loginId, firstName } of accounts)
    links.push({
      custId,
      loginId,
      firstName,
      secret: await issueLink(database, 'reset-password', { custId, email }, now),
    })
  const known = links[0]
  const key = known?.secret ?? (await issueLink(database, 'reset-password', { custId: 0, email }, now))
  await outbox.add({
    channel: 'mail',
    template: 'reset-password',
    recipient: known ? (accounts[0] as Account).email : 'nobody',
    data: known ? { ...known, others: links.slice(1) } : {},
    dedupeKey: `reset-password ${key.slice(0, 12)}`,
    ...(known ? {} : { parkedAt: now }),
  })
}
