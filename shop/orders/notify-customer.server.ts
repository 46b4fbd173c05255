import { smsNumberOf } from '../customers/sms-consent.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { textedNumberOf } from './order-texts.server.ts'

/** A message to a customer about an order: by `template`, once for each `dedupeKey`. */
type Notice = {
  template: string
  orderId: number
  /** The account of the order; undefined for a guest. */
  custId: number | null | undefined
  /** Undefined if the customer ordered by phone without one. */
  email: string | undefined
  data?: Record<string, unknown>
  /** The number of a guest who has just agreed to texts, or null if they did not; it is read from the order if absent. */
  guestNumber?: string | null
  dedupeKey: string
}

/**
 * Writes the mail to a customer about their order, in the running transaction; and a text message to their account's number
 * if they allow it, or to the order's number if its guest agreed to texts about it. Their consent is checked again when it is sent.
 */
export async function notifyCustomer(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  { template, orderId, custId, email, data, guestNumber, dedupeKey }: Notice,
): Promise<void> {
  const [own] = await Promise.all([
    custId ? smsNumberOf(database, custId) : undefined,
    email &&
      outbox.add({ channel: 'mail', template, recipient: email, data: { orderId, ...data }, dedupeKey }),
  ])
  // A guest who opens an account with the order has agreed to texts about this order only.
  const agreed = guestNumber === undefined ? () => textedNumberOf(database, orderId) : () => guestNumber
  const number = own ?? (await agreed())
  if (number)
    await outbox.add({
      channel: 'sms',
      template,
      recipient: number,
      data: { orderId, ...(own ? { custId } : {}), ...data },
      dedupeKey: `${dedupeKey} sms`,
    })
}
