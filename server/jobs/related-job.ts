import type { Pool } from 'pg'
import { inTransaction } from '../../database/pool.ts'
import { countBoughtTogether } from '../../shop/related/count-bought-together.server.ts'
import type { JobWatch } from './job.ts'

/** The job that counts what is bought together, each night, a few products in a transaction. Returns the number of pairs. */
export const countPairsOf = (
  pool: Pool,
  { isStopping }: Pick<JobWatch, 'isStopping'>,
): Promise<{ pairs: number }> =>
  countBoughtTogether({
    isStopping,
    clock: () => new Date(),
    inTransaction: work => inTransaction(pool, work),
  })
