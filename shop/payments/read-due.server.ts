import type { Database } from '../../database/pool.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import { withCash } from './cash/cash.rules.ts'
import { readCash } from './cash/read-cash.server.ts'
import { dueOf } from './ledger.rules.ts'
import { readOwed } from './read-owed.server.ts'

/** Reads what is due of a held order, in minor units; below 0 if it has too much, or if refunds above that are under way. */
export async function readDue(database: Database, order: typeof orders.$inferSelect): Promise<number> {
  const { total, sums, refunding } = await readOwed(database, order)
  return dueOf(total, withCash(sums, await readCash(database, order.orderId)), refunding)
}
