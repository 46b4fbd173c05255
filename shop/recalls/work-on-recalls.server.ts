import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Settling } from '../orders/settle-order.server.ts'
import { type OpenRecall, readOpenRecall } from './open-recall.server.ts'
import { postponeOrder } from './postpone-order.server.ts'
import { recallOrders } from './recalls.tables.server.ts'
import { settleRecallOrder } from './settle-recall-order.server.ts'

/** Everything the job works with; `database` is in no transaction, `inTransaction` opens one. */
export type RecallsDesk = {
  database: Database
  clock: () => Date
  inTransaction<T>(work: (shop: Settling) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}

/** A statement that returns a row if an order of a recall waits. */
export const RECALLS_WAIT = `select 1 from recall_orders where state = 'WAITING' and next_try_at <= now() limit 1`

/** The orders that are read at once, and those that are worked on at once. */
const MOST = 500
const AT_ONCE = 2

/** Deals with all orders of recalls that wait, each in a transaction of its own. Returns the number of those that are done. */
export async function workOnRecalls(desk: RecallsDesk): Promise<{ done: number }> {
  const recalls = new Map<number, OpenRecall>()
  let done = 0
  for (;;) {
    const waiting = await readWaiting(desk)
    for (const recallId of new Set(waiting.map(one => one.recallId)))
      if (!recalls.has(recallId)) recalls.set(recallId, await readOpenRecall(desk, recallId))
    for (let at = 0; at < waiting.length && !desk.isStopping(); at += AT_ONCE) {
      const results = waiting
        .slice(at, at + AT_ONCE)
        .map(({ recallId, orderId }) => attempt(desk, recalls.get(recallId) as OpenRecall, orderId))
      done += (await Promise.all(results)).filter(Boolean).length
    }
    if (waiting.length === 0 || desk.isStopping()) return { done }
  }
}

const readWaiting = ({ database, clock }: RecallsDesk) =>
  database
    .select({ recallId: recallOrders.recallId, orderId: recallOrders.orderId })
    .from(recallOrders)
    .where(and(eq(recallOrders.state, 'WAITING'), lte(recallOrders.nextTryAt, clock())))
    .orderBy(asc(recallOrders.recallId), asc(recallOrders.orderId))
    .limit(MOST)

/** Deals with an order; after an error it waits for a minute, so that the others do not wait for it. Returns true if it is done. */
async function attempt(desk: RecallsDesk, recall: OpenRecall, orderId: number): Promise<boolean> {
  try {
    return await desk.inTransaction(shop => settleRecallOrder(shop, recall, orderId))
  } catch (error) {
    desk.report(error)
    await postponeOrder(desk, { recallId: recall.recallId, orderId })
    return false
  }
}
