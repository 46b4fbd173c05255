import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { orders } from '../../orders/orders.tables.server.ts'
import { restOf } from '../cash/cash.rules.ts'
import { readCash } from '../cash/read-cash.server.ts'
import { asideOf, sumsOfAll } from '../ledger.rules.ts'
import { paymentEntries, paymentTasks } from '../payments.tables.server.ts'
import { readOwed, totalOf } from '../read-owed.server.ts'

/** Returns the minor units that an order still costs beyond what its card holds and what was paid. */
export async function readRestDue(database: Database, order: typeof orders.$inferSelect): Promise<number> {
  const owed = await readOwed(database, order)
  return restOf({ ...owed, cash: await readCash(database, order.orderId) })
}

/** Reads what each of several orders still costs beyond what its card holds and what was paid, in minor units. */
export async function readRestsDue(
  database: Database,
  some: readonly (typeof orders.$inferSelect)[],
): Promise<Map<number, number>> {
  const ids = some.map(({ orderId }) => orderId)
  if (ids.length === 0) return new Map()
  const [entries, refunds] = await Promise.all([
    database.select().from(paymentEntries).where(inArray(paymentEntries.orderId, ids)),
    database
      .select({ orderId: paymentTasks.orderId, amount: paymentTasks.amount })
      .from(paymentTasks)
      .where(
        and(
          inArray(paymentTasks.orderId, ids),
          eq(paymentTasks.kind, 'REFUND'),
          eq(paymentTasks.state, 'WAITING'),
        ),
      ),
  ])
  return new Map(
    some.map(order => {
      const own = <Row extends { orderId: number }>(rows: readonly Row[]) =>
        rows.filter(({ orderId }) => orderId === order.orderId)
      const refunding = own(refunds).reduce((all, { amount }) => all + (amount ?? 0), 0)
      const aside = Math.max(0, asideOf(sumsOfAll(own(entries))))
      return [order.orderId, Math.max(0, totalOf(order) - order.paid + refunding - aside)]
    }),
  )
}
