import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { isSoldThere } from '../catalogue/product-places.server.ts'
import { shownOf } from '../catalogue/variants/shown-of.server.ts'
import { toQuantity } from '../lib/quantity.ts'
import type { OutboxMessage } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { activeBranches } from '../settings/branches/main-branch.server.ts'
import { readActiveBranches } from '../settings/branches/read-branches.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { MailLine } from './mail-parts.ts'

/** The number of products listed. */
const MOST_NAMED = 25
/** The hour in the shop's time zone from which the message is sent. */
const FROM_HOUR = 7

type Low = { name: string; sku: string; branchId: number; left: number; step: number; unit: string }

/** Products that are low in stock at an open branch that sells them. */
const lowThere = sql`from products p join stock s using (product_id) join availabilities a using (availability_id)
  where ${shownOf('p').isSold} and p.stock_tracked and a.on_hand - a.held <= s.low_at and s.branch_id in ${activeBranches} and ${isSoldThere}`

/** Reads products that are low in stock, lowest first: those that the office shows as low or out, at each branch. */
async function findLow(database: Database): Promise<Low[]> {
  const { rows } = await database.execute<Low>(
    sql`select p.product_name as name, p.sku, s.branch_id as "branchId", (a.on_hand - a.held)::int as left, s.count_step as step,
        p.unit_name as unit
      ${lowThere} order by 4, p.product_id, s.branch_id limit ${MOST_NAMED + 1}`,
  )
  return rows
}

/** Returns a line of the mail; `branch` is the name of its branch if the shop has several. */
const lineOf = ({ name, sku, left, step, unit }: Low, branch: string | undefined): MailLine => ({
  name,
  quantity: '',
  about: [sku, branch].filter(Boolean).join(' · '),
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
  const branches = await readActiveBranches(database)
  const nameOf = (id: number) =>
    branches.length > 1 ? branches.find(({ branchId }) => branchId === id)?.branchName : undefined
  const goods = low.slice(0, MOST_NAMED).map(one => lineOf(one, nameOf(one.branchId)))
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
  const { rows } = await database.execute<{ all: number }>(sql`select count(*)::int as all ${lowThere}`)
  return (rows[0]?.all ?? MOST_NAMED) - MOST_NAMED
}
