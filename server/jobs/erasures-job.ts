import type { Pool } from 'pg'
import { inTransaction } from '../../database/pool.ts'
import { eraseAgain } from '../../shop/office/people/erase-again.server.ts'

export { ERASURES_DUE } from '../../shop/customers/erasures/erasures.server.ts'

/** Erases the people again whom a restored backup has brought back. */
export const eraseAgainOf = (pool: Pool) =>
  eraseAgain(
    work => inTransaction(pool, work),
    () => new Date(),
  )
