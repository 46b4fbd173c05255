import type { Database } from '../../database/pool.ts'
import { smsNumbersOf } from '../customers/sms-consent.server.ts'
import type { OutboxMessage, Shop } from '../lib/shop.server.ts'
import { textedNumbersOf } from './order-texts.server.ts'

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
export const notifyCustomer = (shop: Pick<Shop, 'database' | 'outbox'>, notice: Notice): Promise<void> =>
  notifyCustomers(shop, [notice])

/** Writes messages to the customers of orders, in as many statements as for one: the mails while the numbers are read. */
export async function notifyCustomers(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  notices: readonly Notice[],
): Promise<void> {
  const mails = notices.flatMap(
    ({ template, orderId, email: recipient, data, dedupeKey }): OutboxMessage[] =>
      recipient ? [{ channel: 'mail', template, recipient, data: { orderId, ...data }, dedupeKey }] : [],
  )
  const [numbers] = await Promise.all([
    readTextNumbers(database, notices),
    mails.length && outbox.add(...mails),
  ])
  const texts = notices.flatMap(({ template, orderId, custId, data, dedupeKey }): OutboxMessage[] => {
    const { number: recipient, isOwn } = numbers.get(orderId) ?? {}
    const about = { orderId, ...(isOwn ? { custId } : {}), ...data }
    return recipient
      ? [{ channel: 'sms', template, recipient, data: about, dedupeKey: `${dedupeKey} sms` }]
      : []
  })
  if (texts.length) await outbox.add(...texts)
}

type TextNumbers = Map<number, { number: string; isOwn: boolean }>

/**
 * Reads the numbers for texts about orders: its account's (`isOwn`) if the account allows texts, or else the order's if its guest agreed.
 * A guest who opens an account with the order has agreed to texts about this order only.
 */
export async function readTextNumbers(
  database: Database,
  notices: readonly Pick<Notice, 'orderId' | 'custId' | 'guestNumber'>[],
): Promise<TextNumbers> {
  const own = await smsNumbersOf(
    database,
    notices.flatMap(({ custId }) => custId ?? []),
  )
  const others = notices.filter(({ custId }) => !(custId && own.has(custId)))
  const asked = others.filter(({ guestNumber }) => guestNumber === undefined)
  const texted = await textedNumbersOf(
    database,
    asked.map(({ orderId }) => orderId),
  )
  return new Map(
    notices.flatMap(({ orderId, custId, guestNumber = texted.get(orderId) }) => {
      const account = custId ? own.get(custId) : undefined
      const number = account ?? guestNumber
      return number ? [[orderId, { number, isOwn: account !== undefined }]] : []
    }),
  )
}
