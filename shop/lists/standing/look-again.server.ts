import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { momentOf } from '../../hours/openings.server.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { readDays, readWall } from './read-standing.server.ts'
import { type Days, FROM_MINUTE, nextLook, type Plan, type Wall } from './standing.rules.ts'
import { standingOrders } from './standing.tables.server.ts'

/** The days before today whose results still matter for the next step. */
const BACK = 7

type Clock = { now: Wall; timeZone: string }

/** Returns the moment of the next step of a standing order. */
export const nextMoment = (plan: Plan, days: Days, { now, timeZone }: Clock): Date =>
  momentOf(nextLook(plan, days, now), FROM_MINUTE, timeZone)

/** Reads the results that decide the next step of a standing order. */
export const readNearDays = (database: Database, standingId: number, { day }: Wall): Promise<Days> =>
  readDays(database, standingId, daysLater(day, -BACK))

/** Sets the moment of the next step after a day has got a result, in the running transaction. */
export async function lookAgain(
  { database, clock }: { database: Database; clock: () => Date },
  { standingId, firstDay, everyWeeks }: Plan & { standingId: number },
): Promise<void> {
  const wall = await readWall(database, clock())
  const days = await readNearDays(database, standingId, wall.now)
  const nextAt = nextMoment({ firstDay, everyWeeks }, days, wall)
  await database.update(standingOrders).set({ nextAt }).where(eq(standingOrders.standingId, standingId))
}
