import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { handle } from '../lib/handler.server.ts'
import { mayDo, type Permission } from '../lib/permissions.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { findToday, MOST_COUNTED } from './today.contract.ts'

/** Counts the rows that match, up to a limit. */
const upTo = (from: SQL) =>
  sql`(select count(*)::int from (select 1 from ${from} limit ${MOST_COUNTED}) found)`
const orders = (status: string) => upTo(sql`orders where order_status = ${status} and pay_until is null`)
const stock = (condition: SQL) =>
  upTo(sql`products p join stock s using (product_id) join availabilities a using (availability_id)
    where p.shown and p.stock_tracked and ${condition}`)
const thereIs = (from: SQL) => sql`exists (select 1 from ${from})`

/** The counts of waiting work, grouped by the permission needed to see them; each group is one row. */
const groups = {
  orders: {
    may: 'orders',
    counts: { fresh: orders('NEW'), printed: orders('PRINTED'), open: orders('OPEN') },
  },
  picking: { may: 'picking', counts: { printed: orders('PRINTED') } },
  stock: {
    may: 'catalogue',
    counts: {
      low: stock(sql`a.on_hand - a.held between 1 and s.low_at`),
      out: stock(sql`a.on_hand - a.held <= 0`),
    },
  },
  people: {
    may: 'customers',
    counts: {
      representativesAsking: upTo(
        sql`customers where representative_asked_at is not null and representative_since is null and closed_at is null`,
      ),
    },
  },
  messages: {
    may: 'messages',
    counts: {
      waiting: upTo(sql`outbox where sent_at is null and parked_at is null`),
      parked: upTo(sql`outbox where sent_at is null and parked_at is not null and recipient <> 'nobody'`),
    },
  },
} as const satisfies Record<string, { may: Permission; counts: Record<string, SQL> }>

type Groups = typeof groups
type Counts<Name extends keyof Groups> = Record<keyof Groups[Name]['counts'], number>

async function countGroup<Name extends keyof Groups>(
  database: Database,
  name: Name,
  roles: readonly string[],
): Promise<Counts<Name> | null> {
  const { may, counts } = groups[name]
  if (!mayDo(roles, may)) return null
  const columns = Object.entries<SQL>(counts).map(
    ([column, value]) => sql`${value} as ${sql.identifier(column)}`,
  )
  const { rows } = await database.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return (rows[0] as Counts<Name> | undefined) ?? null
}

/** The setup steps of a new shop that are done; the second factor is that of the caller. */
async function firstSteps({ database, caller: { custId }, publicAddress, carriers }: SignedInShop) {
  const { rows } = await database.execute<
    Record<'named' | 'demoGone' | 'ownGoods' | 'ownWords' | 'colleagues' | 'secondFactor', boolean>
  >(
    sql`select ${thereIs(sql`settings where name = 'shopName'`)} as named,
      not ${thereIs(sql`products where demo and removed_at is null`)} as "demoGone",
      ${thereIs(sql`products where not demo and removed_at is null`)} as "ownGoods",
      ${thereIs(sql`content_publications`)} as "ownWords",
      (select count(distinct cust_id) from staff_roles) > 1 as colleagues,
      ${thereIs(sql`second_factors where cust_id = ${custId} and confirmed_at is not null`)} as "secondFactor"`,
  )
  const [done] = rows
  return done ? { ...done, addressKnown: publicAddress !== '', mailKnown: carriers.mail } : null
}

export const answerFindToday = handle(findToday, async (_input, shop) => {
  const { database, caller } = shop
  const { roles } = caller
  const count = <Name extends keyof Groups>(name: Name) => countGroup(database, name, roles)
  const [orders, picking, stock, people, messages, steps] = await Promise.all([
    count('orders'),
    count('picking'),
    count('stock'),
    count('people'),
    count('messages'),
    mayDo(roles, 'settings') ? firstSteps(shop) : null,
  ])
  return { orders, picking, stock, people, messages, firstSteps: steps }
})
