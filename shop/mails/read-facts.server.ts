import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { orders } from '../orders/orders.tables.server.ts'
import type { StaffSettings } from '../settings/settings.contract.ts'
import type { MessageFacts } from './mail-facts.ts'
import type { MailLine } from './mail-parts.ts'
import type { outbox } from './outbox.tables.server.ts'
import { amountsOf, readOrderFacts } from './read-order-facts.server.ts'
import { openSecret } from './sealed-secrets.server.ts'
import { SendFailure } from './send-failure.ts'

/** A row of the outbox. */
export type MessageRow = typeof outbox.$inferSelect

/** The facts about its shop in every message. */
export type ShopWords = { settings: StaffSettings; publicAddress: string }
/**
 * The settings for wording a message. `maskedLink`: replaces every link, for readers who must not open them; `derive`: opens
 * the secrets of links for the others.
 */
export type Wording = ShopWords &
  ({ maskedLink: string; derive?: undefined } | { maskedLink?: undefined; derive: Shop['derive'] })

/** The page that opens the secret of a message, by template. */
const pages: Record<string, string> = {
  'prove-email': '/prove-email',
  'email-in-use': '/prove-email',
  'reset-password': '/reset-password',
  'join-staff': '/join-staff',
}

type WithSecret = { loginId?: unknown; secret?: unknown }

/** The row of a message, as far as its words depend on it. */
export type MessageCause = Pick<MessageRow, 'template' | 'data' | 'recipient'>

/** Reads the facts for a message; throws a `SendFailure` if the secret of its link cannot be opened. */
export async function readFacts(
  database: Database,
  { template, data, recipient }: MessageCause,
  { settings, publicAddress, maskedLink, derive }: Wording,
): Promise<MessageFacts> {
  const { orderId } = data
  const { timeZone, smallestCoin } = settings
  const words = { timeZone, smallestCoin, publicAddress, maskedLink }
  const order =
    typeof orderId === 'number'
      ? await readOrderFacts(database, orderId, textIn(data.orderStatus), words)
      : undefined
  const page = pages[template]
  const others = Array.isArray(data.others) ? (data.others as WithSecret[]) : []
  const withLinks: WithSecret[] = page ? [data, ...others] : []
  const opened = (secret: unknown) => {
    const open = derive && openSecret(secret, recipient, derive)
    if (typeof secret === 'string' && open === undefined)
      throw new SendFailure('refused', m.mails_problem_cause())
    return open ?? ''
  }
  return {
    shopName: settings.shopName,
    data: textsIn(data),
    links: withLinks.map(({ loginId, secret }) => ({
      name: textIn(loginId) ?? '',
      link: maskedLink ?? `${publicAddress}${page}?secret=${encodeURIComponent(opened(secret))}`,
    })),
    code: template === 'sign-in-code' ? (maskedLink ?? opened(data.secret)) : '',
    ...(order ? { order } : {}),
    amount:
      typeof orderId === 'number' && typeof data.amount === 'number'
        ? await readAmount(database, orderId, data.amount)
        : '',
    goods: Array.isArray(data.goods) ? (data.goods as MailLine[]) : [],
    page: typeof data.page === 'string' ? `${publicAddress}${data.page}` : '',
    office: `${publicAddress}/admin`,
    standing: `${publicAddress}/lists`,
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The texts of a message, without its secret. */
const textsIn = ({ secret: _, ...data }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

async function readAmount(database: Database, orderId: number, minor: number): Promise<string> {
  const [order] = await database
    .select({ currency: orders.currency, exponent: orders.exponent })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  return order ? amountsOf(order)(minor) : ''
}
