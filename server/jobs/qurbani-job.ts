import type { Pool } from 'pg'
import { settleFamilies } from '../../shop/qurbani/families/settle-families.server.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { paymentsDesk } from './payments-job.ts'

export { FAMILIES_WAIT } from '../../shop/qurbani/families/settle-families.server.ts'

/** The Qurbani job: animals reserved for families, and seasons whose order-by date has passed. */
export const settleFamiliesOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  settleFamilies(paymentsDesk(pool, watch, facts))
