import { randomBytes } from 'node:crypto'
import type { Shop } from '../../lib/shop.server.ts'
import type { Account } from '../find-accounts.server.ts'
import { readRecoveryCode, recoveryCode } from '../second-factor/recovery-code.rules.ts'
import { issueLink, readLink, useLink } from './mailed-links.server.ts'

type Needed = Pick<Shop, 'database' | 'clock' | 'derive'>

/** The letters of a mailed code, with 5 bits each: nobody can find one by trying. */
const LETTERS = 12

/** The secret of a code for a mailbox. Only this shop can make it, so its hash does not help to find the code. */
const secretOf = (mailbox: string, typed: string, { derive }: Needed) =>
  derive(`sign-in code ${mailbox.toLowerCase()} ${readRecoveryCode(typed)}`).toString('base64url')

/**
 * Mails a code to the owner of these accounts, which all have the same e-mail. If there are none, writes the same message,
 * but parked.
 */
export async function mailCode(
  shop: Needed & Pick<Shop, 'outbox'>,
  typed: string,
  accounts: readonly Account[],
): Promise<void> {
  const { database, clock, outbox } = shop
  const now = clock()
  const [account] = accounts
  const { custId, email } = account ?? { custId: 0, email: typed }
  const code = recoveryCode(randomBytes(LETTERS))
  const secret = secretOf(email, code, shop)
  await issueLink(database, 'sign-in', { custId, email }, now, secret)
  await outbox.add({
    channel: 'mail',
    template: 'sign-in-code',
    recipient: account?.email ?? 'nobody',
    data: account ? { custId, firstName: account.firstName, secret: code } : {},
    dedupeKey: `sign-in-code ${secret.slice(0, 12)}`,
    ...(account ? {} : { parkedAt: now }),
  })
}

/** Returns the secret of a typed code if it was mailed to this mailbox and still works. */
export async function readMailedCode(
  mailbox: string,
  typed: string,
  shop: Needed,
): Promise<string | undefined> {
  const secret = secretOf(mailbox, typed, shop)
  return (await readLink(shop.database, 'sign-in', secret, shop.clock())) && secret
}

/** Uses a code up; false if it was used before. If it is used twice at once, one use succeeds. */
export const spendMailedCode = async (secret: string, { database, clock }: Needed): Promise<boolean> =>
  (await useLink(database, 'sign-in', secret, clock())) !== undefined
