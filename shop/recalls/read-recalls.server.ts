import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import type { listRows } from '../lib/list-rows.server.ts'
import { toDecimal } from '../lib/money.ts'
import { readBalances } from '../lots/read-balances.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { Recall } from './recalls.fields.ts'
import { recallLots, recallOrders, recalls } from './recalls.tables.server.ts'

type Page = Partial<ReturnType<typeof listRows>>
type Counts = Pick<Recall, 'recallId' | keyof typeof NO_ORDERS>

const isHanded = sql`${recallOrders.outcome} = 'HANDED_OVER'`
const NO_ORDERS = {
  ...{ orders: 0, done: 0, handedOver: 0, notified: 0, called: 0, toCall: 0, pickAgain: 0, refunded: 0 },
}

/** Counts the orders of recalls by what came of them. */
const countOrders = (database: Database, recallIds: number[]): Promise<Counts[]> =>
  database
    .select({
      recallId: recallOrders.recallId,
      orders: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${recallOrders.state} = 'DONE'))::int`,
      handedOver: sql<number>`(count(*) filter (where ${isHanded}))::int`,
      notified: sql<number>`(count(*) filter (where ${recallOrders.notified}))::int`,
      called: sql<number>`(count(*) filter (where ${recallOrders.calledAt} is not null))::int`,
      toCall: sql<number>`(count(*) filter (where ${isHanded} and not ${recallOrders.notified} and ${recallOrders.calledAt} is null))::int`,
      pickAgain: sql<number>`(count(*) filter (where ${recallOrders.outcome} = 'PICK_AGAIN'))::int`,
      refunded: sql<number>`sum(${recallOrders.refunded})::float8`,
    })
    .from(recallOrders)
    .where(inArray(recallOrders.recallId, recallIds))
    .groupBy(recallOrders.recallId)

/** Reads recalls with their lots and with what came of their orders, on a day of the shop. */
export async function readRecalls(
  database: Database,
  today: string,
  where: SQL | undefined,
  { orderBy = [], limit = 1, offset = 0 }: Page = {},
): Promise<Recall[]> {
  const rows = await database
    .select({ row: recalls, startedBy: firstNameOf(recalls.startedBy) })
    .from(recalls)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.recallId)
  const [ofRecalls, counts, settings] = await Promise.all([
    database.select().from(recallLots).where(inArray(recallLots.recallId, ids)),
    countOrders(database, ids),
    readSettings(database),
  ])
  const lotIds = ofRecalls.map(({ lotId }) => lotId)
  const lots = await readBalances(database, today, { lotIds, branches: 'all' })
  return rows.map(({ row: { recallId, startedAt, ...row }, startedBy }) => {
    const found = counts.find(one => one.recallId === recallId) ?? NO_ORDERS
    const own = new Set(ofRecalls.filter(one => one.recallId === recallId).map(({ lotId }) => lotId))
    return {
      ...{ ...row, ...found, recallId, startedBy: startedBy ?? '', startedAt: startedAt.toISOString() },
      refunded: toDecimal(found.refunded, settings.currency.exponent),
      lots: lots
        .filter(({ lotId }) => own.has(lotId))
        .map(({ lotId, code, productId, productName, branchId, branchName }) => ({
          ...{ lotId, code, productId, productName, branchId, branchName },
        })),
    }
  })
}

/** Reads a recall; undefined if it does not exist. */
export const readRecall = async (
  database: Database,
  today: string,
  recallId: number,
): Promise<Recall | undefined> => (await readRecalls(database, today, eq(recalls.recallId, recallId)))[0]
