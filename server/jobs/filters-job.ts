import type { Pool } from 'pg'
import { FILTERS_WAIT, fillFilterKeys } from '../../shop/catalogue/filters/fill-filter-keys.server.ts'
import type { JobWatch } from './job.ts'

export { FILTERS_WAIT }

/** Finds the filters of products that were made before there were any: after an upgrade, for as long as it takes. */
export const fillFiltersOf = (pool: Pool, { isStopping }: Pick<JobWatch, 'isStopping'>) =>
  fillFilterKeys(pool, isStopping)
