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

/** Writes the messages to the customers of different orders, in as many statements as for one. */
export async function notifyCustomers(
  { database, outbox }: Pick<Shop, 'database' | 'outbox'>,
  notices: readonly Notice[],
): Promise<void> {
  const numbers = await readTextNumbers(database, notices)
  const messages = notices.flatMap(
    ({ template, orderId, custId, email, data, dedupeKey }): OutboxMessage[] => {
      const { number, isOwn } = numbers.get(orderId) ?? {}
      const [about, account] = [{ orderId, ...data }, isOwn ? { custId } : {}]
      return [
        ...messageTo({ channel: 'mail', template, recipient: email, data: about, dedupeKey }),
        ...messageTo({
          ...{ channel: 'sms', template, recipient: number },
          ...{ data: { ...account, ...about }, dedupeKey: `${dedupeKey} sms` },
        }),
      ]
    },
  )
  if (messages.length) await outbox.add(...messages)
}

/** Returns a message if it has a recipient. */
const messageTo = ({
  recipient,
  ...message
}: Omit<OutboxMessage, 'recipient'> & { recipient: string | null | undefined }): OutboxMessage[] =>
  recipient ? [{ ...message, recipient }] : []

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
