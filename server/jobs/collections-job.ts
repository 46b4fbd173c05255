import type { Pool } from 'pg'
import { COLLECTIONS_WAIT, fillCollections } from '../../shop/collections/fill-collections.server.ts'
import type { JobWatch } from './job.ts'

export { COLLECTIONS_WAIT }

/** Finds the products of collections whose rule changed. */
export const fillCollectionsOf = (pool: Pool, { isStopping }: Pick<JobWatch, 'isStopping'>) =>
  fillCollections(pool, isStopping)
