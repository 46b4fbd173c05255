import type { Pool } from 'pg'
import { SALES_DUE, turnSales } from '../../shop/catalogue/sales/turn-sales.server.ts'
import type { JobWatch } from './job.ts'

export { SALES_DUE }

/** Begins and ends sales at their times. */
export const turnSalesOf = (pool: Pool, { isStopping }: Pick<JobWatch, 'isStopping'>) =>
  turnSales(pool, isStopping)
