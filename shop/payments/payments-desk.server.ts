import type { Settling } from '../orders/settle-order.server.ts'
import type { Cards } from './providers/provider-kind.ts'

/** Everything that the payment job works with; `database` is in no transaction, `inTransaction` opens one. */
export type Desk = Cards & {
  inTransaction<T>(work: (shop: Settling) => Promise<T>): Promise<T>
  isStopping(): boolean
  report(error: unknown): void
}
