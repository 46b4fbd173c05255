import type { Pool } from 'pg'
import { expireOffers } from '../../shop/orders/swaps/expire-offers.server.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { paymentsDesk } from './payments-job.ts'

export { OFFERS_WAIT } from '../../shop/orders/swaps/expire-offers.server.ts'

/** The job for questions about replacements that nobody answered in time. */
export const expireOffersOf = (pool: Pool, watch: JobWatch, facts: JobFacts) =>
  expireOffers(paymentsDesk(pool, watch, facts))
