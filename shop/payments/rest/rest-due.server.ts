import type { Database } from '../../../database/pool.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { restOf } from '../cash/cash.rules.ts'
import { readCash } from '../cash/read-cash.server.ts'
import { readOwed } from '../read-owed.server.ts'

/** Returns the minor units that an order still costs beyond what its card holds and what was paid. */
export async function readRestDue(database: Database, order: typeof orders.$inferSelect): Promise<number> {
  const owed = await readOwed(database, order)
  return restOf({ ...owed, cash: await readCash(database, order.orderId) })
}
