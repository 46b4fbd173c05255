import type { Database } from '../../database/pool.ts'
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

/** The number for texts about an order; `own` if it is that of its account. */
type TextNumbers = { own: string | undefined; number: string | null | undefined }

/**
 * Returns the number for texts about an order: its account's if the account allows texts, or else the order's if its guest agreed.
 * A guest who opens an account with the order has agreed to texts about this order only.
 */
export async function textNumbersOf(
  database: Database,
  { orderId, custId, guestNumber }: Pick<Notice, 'orderId' | 'custId' | 'guestNumber'>,
): Promise<TextNumbers> {
  const own = custId ? await smsNumberOf(database, custId) : undefined
  if (own) return { own, number: own }
  return { own, number: guestNumber === undefined ? await textedNumberOf(database, orderId) : guestNumber }
}

/**
 * Writes the mail to a customer about their order, in the running transaction; and a text message to their account's number
 * if they allow it, or to the order's number if its guest agreed to texts about it. Their consent is checked again when it is sent.
 */
export async function notifyCustomer(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  { template, orderId, custId, email, data, guestNumber, dedupeKey }: Notice,
): Promise<void> {
  const [{ own, number }] = await Promise.all([
    textNumbersOf(database, { orderId, custId, guestNumber }),
    email &&
      outbox.add({ channel: 'mail', template, recipient: email, data: { orderId, ...data }, dedupeKey }),
  ])
  if (number)
    await outbox.add({
      channel: 'sms',
      template,
      recipient: number,
      data: { orderId, ...(own ? { custId } : {}), ...data },
      dedupeKey: `${dedupeKey} sms`,
    })
}
