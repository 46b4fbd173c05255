import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { lockStanding } from './claim-day.server.ts'
import { lookAgain, readNearDays } from './look-again.server.ts'
import { readWall, type Standing } from './read-standing.server.ts'
import { dueOf } from './standing.rules.ts'
import { standingOrders } from './standing.tables.server.ts'
import type { StandingDesk } from './standing-desk.server.ts'
import { type StepResult, takeStep } from './standing-steps.server.ts'

/** A statement that returns a row if a standing order needs its next step. */
export const STANDING_WAITS = `select 1 from standing_orders where state = 'ACTIVE' and next_at <= now() limit 1`

/** The most standing orders in one run, and the steps of one. */
const MOST = 200
const MOST_STEPS = 6
/** The wait after a fault, in milliseconds. */
const REST = 10 * 60_000

type Done = Record<StepResult, number>

/** Takes the next step of each standing order that needs one: its mail, or its order. The fault of one stops no other. */
export async function workOnStanding(desk: StandingDesk): Promise<Done> {
  const due = await desk.database
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.state, 'ACTIVE'), lte(standingOrders.nextAt, desk.clock())))
    .orderBy(asc(standingOrders.nextAt), asc(standingOrders.standingId))
    .limit(MOST)
  const done: Done = { notified: 0, placed: 0, notPlaced: 0 }
  for (const standing of due) {
    if (desk.isStopping()) break
    try {
      await workOn(desk, standing, done)
    } catch (error) {
      desk.report(error)
      await rest(desk, standing).catch(desk.report)
    }
  }
  return done
}

/** Takes the steps of a standing order, and sets when it is looked at again. */
async function workOn(desk: StandingDesk, standing: Standing, done: Done): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { now } = await readWall(desk.database, desk.clock())
    const due = dueOf(standing, await readNearDays(desk.database, standing.standingId, now), now)
    const result = due && (await takeStep(desk, standing, due))
    if (!result) break
    done[result] += 1
  }
  await desk.inTransaction(async shop => {
    const locked = await lockStanding(shop.database, standing)
    if (locked === 'LOCKED') await lookAgain(shop, standing)
    if (locked === 'CLOSED') await pauseFor(shop.database, standing)
  })
}

/** Pauses the standing order of an account that is closed. */
const pauseFor = (database: Database, { standingId }: Standing) =>
  database.update(standingOrders).set({ state: 'PAUSED' }).where(eq(standingOrders.standingId, standingId))

/** Lets a standing order rest after a fault. */
async function rest({ database, clock }: StandingDesk, { standingId, version }: Standing): Promise<void> {
  await database
    .update(standingOrders)
    .set({ nextAt: new Date(clock().getTime() + REST) })
    .where(and(eq(standingOrders.standingId, standingId), eq(standingOrders.version, version)))
}
