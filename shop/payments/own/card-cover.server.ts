import type { Database } from '../../../database/pool.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { withCash } from '../cash/cash.rules.ts'
import { readCash } from '../cash/read-cash.server.ts'
import { asideOf, dueOf } from '../ledger.rules.ts'
import { readOwed } from '../read-owed.server.ts'

/**
 * Reads the most that a held card order may cost without another payment, in minor units: what its card holds and what was paid, or
 * what was agreed before, if that is more. Undefined for an order in cash, which may cost anything.
 */
export async function readCover(
  database: Database,
  order: typeof orders.$inferSelect,
): Promise<number | undefined> {
  if (order.paymentMethod !== 'CARD') return undefined
  const { sums, refunding } = await readOwed(database, order)
  const cash = await readCash(database, order.orderId)
  const paid = -dueOf(0, withCash(sums, cash), refunding)
  return Math.max(paid + Math.max(0, asideOf(sums)), order.ceiling ?? order.grandTotal)
}
