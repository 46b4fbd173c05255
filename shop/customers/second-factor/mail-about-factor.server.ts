import type { Shop } from '../../lib/shop.server.ts'
import { findAccount } from '../find-accounts.server.ts'

/** The events of a second factor that are mailed. */
type Template = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed'

/** Mails the owner of an account what happened to its second factor, so that no change goes unnoticed. */
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
