import { smsNumberOf } from '../customers/sms-consent.server.ts'
import type { Shop } from '../lib/shop.server.ts'

/** A message to a customer about an order: by `template`, once for each `dedupeKey`. */
type Notice = {
  template: string
  orderId: number
  /** The account of the order; undefined for a guest. */
  custId: number | null | undefined
  /** Undefined if the customer ordered by phone without one. */
  email: string | undefined
  data?: Record<string, unknown>
  dedupeKey: string
}

/**
 * Writes the mail to a customer about their order, in the running transaction; and a text message to their account's number
 * if they allow it. Their consent is checked again when it is sent.
 */
export async function notifyCustomer(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  { template, orderId, custId, email, data, dedupeKey }: Notice,
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
