import { eq } from 'drizzle-orm'
import { lockAccount } from '../../customers/lock-account.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { nextMoment, readNearDays } from './look-again.server.ts'
import { readOneOf, readWall } from './read-standing.server.ts'
import { endStanding, pauseStanding, resumeStanding } from './standing.contract.ts'
import { resumedOn } from './standing.rules.ts'
import { standingDays, standingOrders } from './standing.tables.server.ts'

export const answerPauseStanding = handle(
  pauseStanding,
  async ({ standingId }, { database, caller, clock }) => {
    await lockAccount(database, caller.custId)
    const own = await readOneOf(database, caller.custId, standingId)
    if (!own) return refuse(pauseStanding, 'NOT_FOUND', undefined)
    if (own.state === 'ACTIVE')
      await database
        .update(standingOrders)
        .set({ state: 'PAUSED', version: own.version + 1, changedAt: clock() })
        .where(eq(standingOrders.standingId, standingId))
    return { standingId, state: 'PAUSED' as const }
  },
)

export const answerResumeStanding = handle(
  resumeStanding,
  async ({ standingId }, { database, caller, clock }) => {
    await lockAccount(database, caller.custId)
    const own = await readOneOf(database, caller.custId, standingId)
    if (!own) return refuse(resumeStanding, 'NOT_FOUND', undefined)
    if (own.state === 'PAUSED') {
      const wall = await readWall(database, clock())
      const days = await readNearDays(database, standingId, wall.now)
      const firstDay = resumedOn(own, days, wall.now)
      const nextAt = nextMoment({ ...own, firstDay }, days, wall)
      await database
        .update(standingOrders)
        .set({ state: 'ACTIVE', firstDay, nextAt, version: own.version + 1, changedAt: clock() })
        .where(eq(standingOrders.standingId, standingId))
    }
    return { standingId, state: 'ACTIVE' as const }
  },
)

export const answerEndStanding = handle(endStanding, async ({ standingId }, { database, caller }) => {
  await lockAccount(database, caller.custId)
  if (!(await readOneOf(database, caller.custId, standingId))) return { standingId }
  await database.delete(standingDays).where(eq(standingDays.standingId, standingId))
  await database.delete(standingOrders).where(eq(standingOrders.standingId, standingId))
  return { standingId }
})
