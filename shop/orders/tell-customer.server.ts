import { smsNumberOf } from '../customers/sms-consent.server.ts'
import type { Shop } from '../lib/shop.server.ts'

/** What a customer is told of an order: by `template`, once for each `dedupeKey`. */
type Telling = {
  template: string
  orderId: number
  /** Whose account it is in; nothing for a guest's. */
  custId: number | null | undefined
  /** Who ordered by phone may have none. */
  email: string | undefined
  data?: Record<string, unknown>
  dedupeKey: string
}

/**
 * Writes the mail to a customer about their order, in the running transaction; and a text message to the number of their
 * account where they allow it. Whether they still do is asked again when it is sent.
 */
export async function tellCustomer(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  { template, orderId, custId, email, data, dedupeKey }: Telling,
): Promise<void> {
  const [number] = await Promise.all([
    custId ? smsNumberOf(database, custId) : undefined,
    email &&
      outbox.add({ channel: 'mail', template, recipient: email, data: { orderId, ...data }, dedupeKey }),
  ])
  if (number)
    await outbox.add({
      channel: 'sms',
      template,
      recipient: number,
      data: { orderId, custId, ...data },
      dedupeKey: `${dedupeKey} sms`,
    })
}
