import { and, eq, inArray } from 'drizzle-orm'
import { lockAccount } from '../../customers/lock-account.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { linksOfOrders } from '../../orders/links-of-orders.server.ts'
import { lookAgain } from './look-again.server.ts'
import { readDayRows, readOneOf, readWall } from './read-standing.server.ts'
import { skipStanding, unskipStanding } from './standing.contract.ts'
import { isBeforePlacing, isNear } from './standing.rules.ts'
import { standingDays } from './standing.tables.server.ts'

export const answerSkipStanding = handle(skipStanding, async ({ standingId, day }, shop) => {
  const { database, caller, clock } = shop
  // The job locks the account as well: a day is skipped or placed, never both.
  await lockAccount(database, caller.custId)
  const own = await readOneOf(database, caller.custId, standingId)
  const { now } = await readWall(database, clock())
  if (!own) return refuse(skipStanding, 'NOT_FOUND', undefined)
  const row = (await readDayRows(database, [standingId])).find(one => one.day === day)
  const order = row?.orderId && (await linksOfOrders(database, [row.orderId])).get(row.orderId)
  if (order) return refuse(skipStanding, 'ALREADY_PLACED', order)
  if (row?.outcome === 'NOT_PLACED' || !isNear(own, day, now))
    return refuse(skipStanding, 'NOT_FOUND', undefined)
  await database
    .insert(standingDays)
    .values({ standingId, day, outcome: 'SKIPPED', happenedAt: clock() })
    .onConflictDoUpdate({
      target: [standingDays.standingId, standingDays.day],
      set: { outcome: 'SKIPPED', happenedAt: clock() },
      setWhere: inArray(standingDays.outcome, ['TOLD', 'SKIPPED']),
    })
  await lookAgain(shop, own)
  return { standingId, day }
})

export const answerUnskipStanding = handle(unskipStanding, async ({ standingId, day }, shop) => {
  const { database, caller, clock } = shop
  await lockAccount(database, caller.custId)
  const own = await readOneOf(database, caller.custId, standingId)
  const { now } = await readWall(database, clock())
  if (!own || !isNear(own, day, now)) return refuse(unskipStanding, 'NOT_FOUND', undefined)
  const row = (await readDayRows(database, [standingId])).find(one => one.day === day)
  if (row?.outcome !== 'SKIPPED') return { standingId, day }
  if (!isBeforePlacing(day, now)) return refuse(unskipStanding, 'TOO_LATE', undefined)
  // Without a row the job writes about the day again; the outbox sends the same mail once.
  await database
    .delete(standingDays)
    .where(
      and(
        eq(standingDays.standingId, standingId),
        eq(standingDays.day, day),
        eq(standingDays.outcome, 'SKIPPED'),
      ),
    )
  await lookAgain(shop, own)
  return { standingId, day }
})
