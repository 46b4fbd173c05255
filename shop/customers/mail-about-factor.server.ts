import type { Shop } from '../lib/shop.server.ts'
import { findAccount } from './find-accounts.server.ts'

/** What is told of a second factor. */
type Template = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed'

/** Tells the owner of an account what happened to its second factor, so that nobody changes it unseen. */
export async function mailAboutFactor(
  { database, outbox, clock }: Pick<Shop, 'database' | 'outbox' | 'clock'>,
  template: Template,
  custId: number,
): Promise<void> {
  const account = await findAccount(database, custId)
  if (!account) return
  await outbox.add({
    channel: 'mail',
    template,
    recipient: account.email,
    data: { custId, firstName: account.firstName },
    dedupeKey: `${template} ${custId} ${clock().getTime()}`,
  })
}
