import type { Database } from '../../../database/pool.ts'
import type { Placing } from '../../orders/placing/placing-facts.server.ts'

/** Everything the job of standing orders works with; `database` is in no transaction, `inTransaction` opens one. */
export type StandingDesk = {
  database: Database
  clock: () => Date
  inTransaction<T>(work: (shop: Placing) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}
