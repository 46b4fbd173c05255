import type { Pool } from 'pg'
import { settleFamilies } from '../shop/qurbani/settle-families.server.ts'
import type { JobFacts, JobWatch } from './jobs.ts'
import { paymentsDesk } from './payments-job.ts'

export { FAMILIES_WAIT } from '../shop/qurbani/settle-families.server.ts'

/** The job of Qurbani: animals that were set aside for families, seasons whose order-by date has passed. */
export const settleFamiliesOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  settleFamilies(paymentsDesk(pool, watch, facts))
