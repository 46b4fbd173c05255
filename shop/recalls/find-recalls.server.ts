import { and, sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { branchesWith } from '../lib/permissions.ts'
import { readLotDeliveries } from '../lots/lot-history.server.ts'
import { lotsAt, lotsNamed } from '../lots/lots-named.server.ts'
import { readBalances } from '../lots/read-balances.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { readRecallOrders } from './read-recall-orders.server.ts'
import { readRecall, readRecalls } from './read-recalls.server.ts'
import { findRecall, findRecalls } from './recalls.contract.ts'
import { recallLots, recalls } from './recalls.tables.server.ts'

const { recallId, startedAt, reason } = recalls
const { recallId: ofRecall, lotId: recalledId } = recallLots

export const answerFindRecalls = handle(findRecalls, async (input, { database, clock, caller }) => {
  const today = await dayOfShop(database, clock)
  const words = input.q.trim()
  /** The condition that a recall has a lot of which this is true. */
  const hasLot = (is: ReturnType<typeof sql>) =>
    sql`exists (select from ${recallLots} where ${ofRecall} = ${recallId} and ${is})`
  const where = and(
    hasLot(sql`${recalledId} in ${lotsAt(branchesWith(caller, 'catalogue'))}`),
    input.lotId ? hasLot(sql`${recalledId} = ${input.lotId}`) : undefined,
    words
      ? sql`(${reason} ilike ${anywhere(words)} or ${hasLot(sql`${recalledId} in ${lotsNamed(words)}`)})`
      : undefined,
  )
  const [rows, total] = await Promise.all([
    readRecalls(database, today, where, listRows(input, { startedAt }, recallId)),
    database.$count(recalls, where),
  ])
  return { rows, total }
})

export const answerFindRecall = handle(findRecall, async (input, { database, clock, caller }) => {
  const today = await dayOfShop(database, clock)
  const recall = await readRecall(database, today, input.id)
  const branches = branchesWith(caller, 'catalogue')
  const lotIds = recall?.lots.map(({ lotId }) => lotId) ?? []
  const lots = await readBalances(database, today, { lotIds, branches })
  if (!recall || lots.length === 0) return refuse(findRecall, 'NOT_FOUND', undefined)
  const people = branchesWith(caller, 'orders')
  const orders = await readRecallOrders(database, input, { branches, people, lots })
  const deliveries = await Promise.all(lots.map(({ lotId }) => readLotDeliveries(database, lotId)))
  return {
    recall,
    lots: lots.map((lot, at) => ({ ...lot, deliveries: deliveries[at] ?? [] })),
    orders,
  }
})
