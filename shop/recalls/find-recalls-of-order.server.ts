import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { branchesWith, isOneOf } from '../lib/permissions.ts'
import { readLotsOfOrder } from '../orders/lots/lots-of-order.server.ts'
import { readPeopleOfOrders } from '../orders/lots/people-of-orders.server.ts'
import { orderOfLink } from '../orders/own/order-of-link.server.ts'
import type { RefundWay } from './recall-states.ts'
import type { RecallOfOrder } from './recalls.fields.ts'
import { recallLots, recallOrders, recalls } from './recalls.tables.server.ts'
import { findRecallsByLink, findRecallsOfOrder } from './recalls-of-order.contract.ts'

export const answerFindRecallsByLink = handle(findRecallsByLink, async (input, { database }) => {
  const orderId = await orderOfLink(database, input)
  if (orderId === undefined) return refuse(findRecallsByLink, 'NOT_FOUND', undefined)
  return { recalls: await readRecallsOfOrder(database, orderId) }
})

export const answerFindRecallsOfOrder = handle(findRecallsOfOrder, async ({ id }, { database, caller }) => {
  const order = (await readPeopleOfOrders(database, [id])).get(id)
  if (!order || !isOneOf(branchesWith(caller, 'orders'), order.branchId))
    return refuse(findRecallsOfOrder, 'NOT_FOUND', undefined)
  return { recalls: await readRecallsOfOrder(database, id) }
})

/** Reads the recalls of goods that the customer of an order has, the first one first. They are found by its lots, which have an index. */
async function readRecallsOfOrder(database: Database, orderId: number): Promise<RecallOfOrder[]> {
  const lotIds = (await readLotsOfOrder(database, orderId)).map(({ lotId }) => lotId)
  if (lotIds.length === 0) return []
  const own = database
    .select({ recallId: recallLots.recallId })
    .from(recallLots)
    .where(inArray(recallLots.lotId, lotIds))
  const rows = await database
    .select({ recall: recalls, row: recallOrders })
    .from(recallOrders)
    .innerJoin(recalls, eq(recalls.recallId, recallOrders.recallId))
    .where(
      and(
        inArray(recallOrders.recallId, own),
        eq(recallOrders.orderId, orderId),
        eq(recallOrders.outcome, 'HANDED_OVER'),
      ),
    )
    .orderBy(asc(recallOrders.recallId))
  const exponent = (await readPeopleOfOrders(database, [orderId])).get(orderId)?.exponent ?? 0
  return rows.map(({ recall: { recallId, reason, advice }, row }) => ({
    ...{ recallId, reason, advice, refunded: toDecimal(row.refunded, exponent), way: row.way as RefundWay },
    orderItemIds: [...new Set(row.lines.map(({ orderItemId }) => orderItemId))],
  }))
}
