import { beginStandingDay, claimDay, lockStanding, settleDay } from './claim-day.server.ts'
import type { Standing } from './read-standing.server.ts'
import type { Step } from './standing.rules.ts'
import type { StandingDesk } from './standing-desk.server.ts'
import type { NotPlacedReason } from './standing-reasons.ts'
import { tellNotPlaced, tellTomorrow } from './tell-standing.server.ts'
import { tryPlacing } from './try-placing.server.ts'

/** The result of a step, as the job counts it. */
export type StepResult = 'notified' | 'placed' | 'notPlaced'

/** Takes a step; returns its result, undefined if another node or the customer was faster. */
export async function takeStep(
  desk: StandingDesk,
  standing: Standing,
  { day, step }: Step,
): Promise<StepResult | undefined> {
  if (step === 'TELL') return (await tell(desk, standing, day)) ? 'notified' : undefined
  if (step === 'MISS') return (await miss(desk, standing, day)) ? 'notPlaced' : undefined
  const tried = await tryPlacing(desk, standing, day)
  if (tried === 'PLACED') return 'placed'
  if (tried === 'OTHERS') return undefined
  return (await giveUp(desk, standing, { day, reason: tried })) ? 'notPlaced' : undefined
}

/** Writes the mail of the day before. */
const tell = ({ inTransaction, clock }: StandingDesk, standing: Standing, day: string): Promise<boolean> =>
  inTransaction(async shop => {
    const { database } = shop
    const { standingId } = standing
    if ((await lockStanding(database, standing)) !== 'LOCKED') return false
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
    if ((await lockStanding(database, standing)) !== 'LOCKED') return false
    const result = { outcome: 'NOT_PLACED', reason: 'NO_MAIL', happenedAt: clock() } as const
    if (!(await beginStandingDay(database, { standingId, day }, result))) return false
    await tellNotPlaced(shop, standing, { day, reason: 'NO_MAIL' })
    return true
  })

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
