import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Failure } from '../../lib/call.ts'
import type { Placing } from '../../orders/placing/placing-facts.server.ts'
import { beginStandingDay, claimDay, lockStanding, settleDay } from './claim-day.server.ts'
import { lookAgain, readNearDays } from './look-again.server.ts'
import { placeDay, refusalOf, type Tried } from './place-standing.server.ts'
import { readWall, type Standing } from './read-standing.server.ts'
import { dueOf, type Step } from './standing.rules.ts'
import { standingOrders } from './standing.tables.server.ts'
import type { NotPlacedReason } from './standing-reasons.ts'
import { tellNotPlaced, tellTomorrow } from './tell-standing.server.ts'

/** Everything the job works with; `database` is in no transaction, `inTransaction` opens one. */
export type StandingDesk = {
  database: Database
  clock: () => Date
  inTransaction<T>(work: (shop: Placing) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}

/** A statement that returns a row if a standing order needs its next step. */
export const STANDING_WAITS = `select 1 from standing_orders where state = 'ACTIVE' and next_at <= now() limit 1`

/** The most standing orders in one run, and the steps of one. */
const MOST = 200
const MOST_STEPS = 6
/** The tries of an order whose products or window others were faster to take. */
const TRIES = 5
/** The wait after a fault, in milliseconds. */
const REST = 10 * 60_000

const none = { notified: 0, placed: 0, notPlaced: 0 }
type Done = typeof none

/** Takes the next step of each standing order that needs one: its mail, or its order. The fault of one stops no other. */
export async function workOnStanding(desk: StandingDesk): Promise<Done> {
  const due = await desk.database
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.state, 'ACTIVE'), lte(standingOrders.nextAt, desk.clock())))
    .orderBy(asc(standingOrders.nextAt), asc(standingOrders.standingId))
    .limit(MOST)
  const done = { ...none }
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
    if (!due) break
    const result = await take(desk, standing, due)
    if (result === undefined) break
    done[result] += 1
  }
  await desk.inTransaction(async shop => {
    const locked = await lockStanding(shop.database, standing)
    if (locked === 'LOCKED') await lookAgain(shop, standing)
    if (locked === 'CLOSED') await pauseFor(shop.database, standing)
  })
}

/** Takes a step; returns its result, undefined if another node or the customer was faster. */
async function take(
  desk: StandingDesk,
  standing: Standing,
  { day, step }: Step,
): Promise<keyof Done | undefined> {
  if (step === 'TELL') return (await tell(desk, standing, day)) ? 'notified' : undefined
  if (step === 'MISS') return (await miss(desk, standing, day)) ? 'notPlaced' : undefined
  const tried = await place(desk, standing, day)
  if (tried === 'PLACED') return 'placed'
  if (tried === 'OTHERS') return undefined
  return (await giveUp(desk, standing, { day, reason: tried })) ? 'notPlaced' : undefined
}

const tell = ({ inTransaction, clock }: StandingDesk, standing: Standing, day: string): Promise<boolean> =>
  inTransaction(async shop => {
    const { database } = shop
    const { standingId } = standing
    if ((await lockStanding(database, standing)) === 'CHANGED') return false
    const result = { outcome: 'TOLD', happenedAt: clock() } as const
    if (!(await beginStandingDay(database, { standingId, day }, result))) return false
    await tellTomorrow(shop, standing, day)
    return true
  })

/** Notes a day whose mail was missed: its customer could not have skipped it. */
const miss = ({ inTransaction, clock }: StandingDesk, standing: Standing, day: string): Promise<boolean> =>
  inTransaction(async shop => {
    const { database } = shop
    const { standingId } = standing
    if ((await lockStanding(database, standing)) === 'CHANGED') return false
    const result = { outcome: 'NOT_PLACED', reason: 'NO_MAIL', happenedAt: clock() } as const
    if (!(await beginStandingDay(database, { standingId, day }, result))) return false
    await tellNotPlaced(shop, standing, { day, reason: 'NO_MAIL' })
    return true
  })

/** Places the order of a day, without what must be ordered earlier, and again if others were faster. */
async function place(desk: StandingDesk, standing: Standing, day: string): Promise<Tried | NotPlacedReason> {
  const tooSoon = new Set<number>()
  let reason: NotPlacedReason = 'OTHER'
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await desk.inTransaction(shop => placeDay(shop, standing, { day, tooSoon }))
    } catch (error) {
      const failure = refusalOf(error)
      reason = reasonOf(failure)
      if (!again.includes(failure.name)) return reason
      if (failure.name === 'TOO_SOON') for (const productId of linesOf(failure)) tooSoon.add(productId)
    }
  }
  return reason
}

/** The refusals after which another try may succeed. */
const again: readonly string[] = ['TOO_SOON', 'OUT_OF_STOCK', 'NOT_SOLD', 'BEING_PAID']

const linesOf = ({ data }: Failure): number[] =>
  (data as { lines: { productId: number }[] }).lines.map(({ productId }) => productId)

const reasons: Record<string, NotPlacedReason> = {
  ...{ OUT_OF_STOCK: 'NOTHING', NOT_SOLD: 'NOTHING', BEING_PAID: 'NOTHING' },
  ...{ SLOT_FULL: 'NO_WINDOW', TOO_SOON: 'NO_WINDOW', LEAST_ORDER: 'BELOW_MINIMUM' },
  ...{ TOO_FAR: 'TOO_FAR', BRANCH_CLOSED: 'BRANCH_CLOSED' },
}

const reasonOf = ({ name, fields }: Failure): NotPlacedReason =>
  'orders.paymentMethod' in fields ? 'NO_CASH' : (reasons[name] ?? 'OTHER')

/** Notes that nothing was placed for a day, and writes the reason to its customer. */
const giveUp = (
  { inTransaction, clock }: StandingDesk,
  standing: Standing,
  { day, reason }: { day: string; reason: NotPlacedReason },
): Promise<boolean> =>
  inTransaction(async shop => {
    const { database } = shop
    const { standingId } = standing
    const locked = await lockStanding(database, standing)
    if (locked === 'CHANGED' || !(await claimDay(database, { standingId, day }))) return false
    await settleDay(database, { standingId, day }, { outcome: 'NOT_PLACED', reason, happenedAt: clock() })
    if (locked === 'LOCKED') await tellNotPlaced(shop, standing, { day, reason })
    return true
  })

/** Pauses the standing order of an account that is closed. */
async function pauseFor(database: Database, { standingId }: Standing): Promise<void> {
  await database
    .update(standingOrders)
    .set({ state: 'PAUSED' })
    .where(eq(standingOrders.standingId, standingId))
}

/** Lets a standing order rest after a fault. */
async function rest({ database, clock }: StandingDesk, { standingId, version }: Standing): Promise<void> {
  await database
    .update(standingOrders)
    .set({ nextAt: new Date(clock().getTime() + REST) })
    .where(and(eq(standingOrders.standingId, standingId), eq(standingOrders.version, version)))
}
