import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { orders } from '../orders/orders.tables.server.ts'
import type { StaffSettings } from '../settings/settings.contract.ts'
import type { MessageFacts } from './mail-facts.ts'
import type { MailLine } from './mail-parts.ts'
import type { outbox } from './outbox.tables.server.ts'
import { amountsOf, readOrderFacts } from './read-order-facts.server.ts'

/** A row of the outbox. */
export type MessageRow = typeof outbox.$inferSelect

/** The settings for wording a message. `maskedLink`: replaces every link, for readers who must not open them. */
export type Wording = { settings: StaffSettings; publicAddress: string; maskedLink?: string | undefined }

/** The page that opens the secret of a message, by template. */
const pages: Record<string, string> = {
  'prove-email': '/prove-email',
  'email-in-use': '/prove-email',
  'reset-password': '/reset-password',
  'join-staff': '/join-staff',
}

type WithSecret = { loginId?: unknown; secret?: unknown }

/** Reads the facts for a message. */
export async function readFacts(
  database: Database,
  { template, data }: Pick<MessageRow, 'template' | 'data'>,
  { settings, publicAddress, maskedLink }: Wording,
): Promise<MessageFacts> {
  const { orderId } = data
  const words = { timeZone: settings.timeZone, publicAddress, maskedLink }
  const order =
    typeof orderId === 'number'
      ? await readOrderFacts(database, orderId, textIn(data.orderStatus), words)
      : undefined
  const page = pages[template]
  const others = Array.isArray(data.others) ? (data.others as WithSecret[]) : []
  const withLinks: WithSecret[] = page ? [data, ...others] : []
  return {
    shopName: settings.shopName,
    data: textsIn(data),
    links: withLinks.map(({ loginId, secret }) => ({
      name: textIn(loginId) ?? '',
      link: maskedLink ?? `${publicAddress}${page}?secret=${encodeURIComponent(String(secret ?? ''))}`,
    })),
    ...(order ? { order } : {}),
    amount:
      typeof orderId === 'number' && typeof data.amount === 'number'
        ? await readAmount(database, orderId, data.amount)
        : '',
    goods: Array.isArray(data.goods) ? (data.goods as MailLine[]) : [],
    office: `${publicAddress}/admin`,
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
