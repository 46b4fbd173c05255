import { beginStandingDay, claimDay, lockStanding, settleDay } from './claim-day.server.ts'
import type { Standing } from './read-standing.server.ts'
import type { Step } from './standing.rules.ts'
import type { StandingDesk } from './standing-desk.server.ts'
import type { NotPlacedReason } from './standing-reasons.ts'
import { tellNotPlaced, tellTomorrow } from './tell-standing.server.ts'
import { tryPlacing } from './try-placing.server.ts'

/** The reason of a day whose mail was missed. */
const MISSED = 'NO_MAIL'

/** The result of a step, as the job counts it. */
export type StepResult = 'notified' | 'placed' | 'notPlaced'

/** Takes a step; returns its result, undefined if another node or the customer was faster. */
export async function takeStep(
  desk: StandingDesk,
  standing: Standing,
  { day, step }: Step,
): Promise<StepResult | undefined> {
  if (step !== 'PLACE') {
    const isMissed = step === 'MISS'
    if (!(await begin(desk, standing, { day, isMissed }))) return undefined
    return isMissed ? 'notPlaced' : 'notified'
  }
  const tried = await tryPlacing(desk, standing, day)
  if (tried === 'PLACED') return 'placed'
  if (tried === 'OTHERS') return undefined
  return (await giveUp(desk, standing, { day, reason: tried })) ? 'notPlaced' : undefined
}

/**
 * Begins a day and writes its mail: that of the day before, or that nothing is placed because that mail was missed: its customer could not
 * have skipped the day.
 */
const begin = (
  { inTransaction, clock }: StandingDesk,
  standing: Standing,
  { day, isMissed }: { day: string; isMissed: boolean },
): Promise<boolean> =>
  inTransaction(async shop => {
    const { database } = shop
    const { standingId } = standing
    if ((await lockStanding(database, standing)) !== 'LOCKED') return false
    const result = isMissed
      ? ({ outcome: 'NOT_PLACED', reason: MISSED } as const)
      : ({ outcome: 'TOLD' } as const)
    if (!(await beginStandingDay(database, { standingId, day }, { ...result, happenedAt: clock() })))
      return false
    if (isMissed) await tellNotPlaced(shop, standing, { day, reason: MISSED })
    else await tellTomorrow(shop, standing, day)
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
