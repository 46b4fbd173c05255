import type { Pool } from 'pg'
import type { StandingDesk } from '../../shop/lists/standing/standing-desk.server.ts'
import { workOnStanding } from '../../shop/lists/standing/work-on-standing.server.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { paymentsDesk } from './payments-job.ts'

export { STANDING_WAITS } from '../../shop/lists/standing/work-on-standing.server.ts'

/** The dependencies of the job of standing orders: those of the payments, and the provider of cards for each order. */
export function standingDesk(
  pool: Pool,
  watch: JobWatch,
  facts: Pick<JobFacts, 'configuration' | 'secret'>,
  clock?: () => Date,
): StandingDesk {
  const { cards, inTransaction, ...desk } = paymentsDesk(pool, watch, facts, clock)
  return { ...desk, inTransaction: work => inTransaction(shop => work({ ...shop, cards })) }
}

/** The job of standing orders: mails of the day before, and orders. */
export const workOnStandingOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  workOnStanding(standingDesk(pool, watch, facts))
