import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { factGaps } from '../catalogue/facts/fact-gaps.ts'
import { foodCategories } from '../catalogue/facts/find-fact-gaps.server.ts'
import { isSoldThere } from '../catalogue/product-places.server.ts'
import { shownOf } from '../catalogue/variants/shown-of.server.ts'
import { endingSoon } from '../certificates/ends-soon.server.ts'
import { handle } from '../lib/handler.server.ts'
import { type Branches, branchesWith, mayDo, type Permission } from '../lib/permissions.ts'
import type { Caller, SignedInShop } from '../lib/shop.server.ts'
import { activeBranches } from '../settings/branches/main-branch.server.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { readTroubles } from '../upkeep/find-health.server.ts'
import { findToday, MOST_COUNTED } from './today.contract.ts'

/** Counts the rows that match, up to a limit. */
const upTo = (from: SQL) =>
  sql`(select count(*)::int from (select 1 from ${from} limit ${MOST_COUNTED}) found)`
const orders = (status: string) => (branches: Branches) =>
  upTo(
    sql`orders where order_status = ${status} and pay_until is null and ${ofBranches(sql`branch_id`, branches)}`,
  )
const stock = (condition: SQL) => (branches: Branches) =>
  upTo(sql`products p join stock s using (product_id) join availabilities a using (availability_id)
    where ${shownOf('p').isSold} and p.stock_tracked and ${ofBranches(sql`s.branch_id`, branches)} and s.branch_id in ${activeBranches}
      and ${isSoldThere} and ${condition}`)
/** Counts what belongs to the whole shop, for roles at all branches. */
const ofShop = (from: SQL) => () => upTo(from)
const thereIs = (from: SQL) => sql`exists (select 1 from ${from})`

/** `ofShop`: only a role at all branches sees it. */
type Group = { may: Permission; ofShop?: true; counts: Record<string, (branches: Branches) => SQL> }

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
  facts: {
    may: 'catalogue',
    ofShop: true,
    counts: {
      withoutAllergens: ofShop(
        sql`products p where p.shown and p.fact_gaps > 0 and (p.fact_gaps & ${factGaps.ALLERGENS}) > 0 and p.category_id in ${foodCategories()}`,
      ),
    },
  },
  certificates: {
    may: 'catalogue',
    ofShop: true,
    counts: { ending: ofShop(endingSoon) },
  },
  people: {
    may: 'customers',
    ofShop: true,
    counts: {
      representativesAsking: ofShop(
        sql`customers where representative_asked_at is not null and representative_since is null and closed_at is null`,
      ),
    },
  },
  messages: {
    may: 'messages',
    ofShop: true,
    counts: {
      waiting: ofShop(sql`outbox where sent_at is null and parked_at is null`),
      parked: ofShop(sql`outbox where sent_at is null and parked_at is not null and recipient <> 'nobody'`),
    },
  },
} as const satisfies Record<string, Group>

type Groups = typeof groups
type Counts<Name extends keyof Groups> = Record<keyof Groups[Name]['counts'], number>

async function countGroup<Name extends keyof Groups>(
  database: Database,
  name: Name,
  caller: Caller,
): Promise<Counts<Name> | null> {
  const { may, ofShop: isOfShop, counts }: Group = groups[name]
  const branches = branchesWith(caller, may)
  if (isOfShop ? branches !== 'all' : branches.length === 0) return null
  const columns = Object.entries(counts).map(
    ([column, count]) => sql`${count(branches)} as ${sql.identifier(column)}`,
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
  const { database, caller, clock } = shop
  const seesHealth = branchesWith(caller, 'settings') === 'all'
  const count = <Name extends keyof Groups>(name: Name) => countGroup(database, name, caller)
  const [orders, picking, stock, facts, certificates, people, messages, steps, troubles] = await Promise.all([
    count('orders'),
    count('picking'),
    count('stock'),
    count('facts'),
    count('certificates'),
    count('people'),
    count('messages'),
    mayDo(caller.roles, 'settings') ? firstSteps(shop) : null,
    seesHealth ? readTroubles(database, clock()) : null,
  ])
  return { orders, picking, stock, facts, certificates, people, messages, troubles, firstSteps: steps }
})
