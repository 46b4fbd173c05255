import type { Pool } from 'pg'
import { workOnRecalls } from '../../shop/recalls/work-on-recalls.server.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { paymentsDesk } from './payments-job.ts'

export { RECALLS_WAIT } from '../../shop/recalls/work-on-recalls.server.ts'

/** The job of recalls: it lets open orders be picked again, and writes to the customers who have the goods. */
export const workOnRecallsOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  workOnRecalls(paymentsDesk(pool, watch, facts))
