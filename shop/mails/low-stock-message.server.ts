import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { toQuantity } from '../lib/quantity.ts'
import type { OutboxMessage } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { MailLine } from './mail-parts.ts'

/** The number of products listed. */
const MOST_NAMED = 25
/** The hour in the shop's time zone from which the message is sent. */
const FROM_HOUR = 7

type Low = { name: string; sku: string; left: number; step: number; unit: string }

/** Reads products that are low in stock, lowest first: those that the office shows as low or out. */
async function findLow(database: Database): Promise<Low[]> {
  const { rows } = await database.execute<Low>(
    sql`select p.product_name as name, p.sku, (a.on_hand - a.held)::int as left, s.count_step as step, p.unit_name as unit
      from products p join stock s using (product_id) join availabilities a using (availability_id)
      where p.shown and p.stock_tracked and a.on_hand - a.held <= s.low_at order by 3, p.product_id limit ${MOST_NAMED + 1}`,
  )
  return rows
}

const lineOf = ({ name, sku, left, step, unit }: Low): MailLine => ({
  name,
  quantity: '',
  about: sku,
  price:
    left > 0
      ? m.mails_low_stock_left({ left: String(toQuantity(left, step)), unit })
      : m.mails_low_stock_none(),
})

/** Returns the daily low-stock message to the shop, by the shop's time zone; undefined if nothing is low. */
export async function lowStockMessage(database: Database, now: Date): Promise<OutboxMessage | undefined> {
  const { timeZone, email } = await readSettings(database)
  const [day = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ')
  if (Number(time.slice(0, 2)) < FROM_HOUR) return undefined
  const low = await findLow(database)
  if (!low.length) return undefined
  const goods = low.slice(0, MOST_NAMED).map(lineOf)
  const more = low.length > MOST_NAMED ? await countMore(database) : 0
  return {
    channel: 'mail',
    template: 'low-stock',
    recipient: email,
    data: { goods, more: String(more) },
    dedupeKey: `low-stock ${day}`,
  }
}

async function countMore(database: Database): Promise<number> {
  const { rows } = await database.execute<{ all: number }>(
    sql`select count(*)::int as all from products p join stock s using (product_id) join availabilities a using (availability_id)
      where p.shown and p.stock_tracked and a.on_hand - a.held <= s.low_at`,
  )
  return (rows[0]?.all ?? MOST_NAMED) - MOST_NAMED
}
