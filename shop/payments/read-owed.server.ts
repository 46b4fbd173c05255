import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import { type LedgerSums, sumsOfAll } from './ledger.rules.ts'
import { paymentEntries, paymentTasks } from './payments.tables.server.ts'

/** Returns the amount that an order costs, in minor units: a rejected one costs nothing. */
export const totalOf = ({
  orderStatus,
  grandTotal,
}: Pick<typeof orders.$inferSelect, 'orderStatus' | 'grandTotal'>) =>
  orderStatus === 'REJECTED' ? 0 : grandTotal

/** Reads the total of a locked order, the ledgers of its card, and the refunds that are under way, in minor units. */
export async function readOwed(
  database: Database,
  order: typeof orders.$inferSelect,
): Promise<{ total: number; sums: LedgerSums; refunding: number }> {
  const { orderId } = order
  const entries = await database
    .select({ paymentId: paymentEntries.paymentId, kind: paymentEntries.kind, amount: paymentEntries.amount })
    .from(paymentEntries)
    .where(eq(paymentEntries.orderId, orderId))
  const [waiting] = await database
    .select({ amount: sql<string>`coalesce(sum(${paymentTasks.amount}), 0)` })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.orderId, orderId),
        eq(paymentTasks.kind, 'REFUND'),
        eq(paymentTasks.state, 'WAITING'),
      ),
    )
  return { total: totalOf(order), sums: sumsOfAll(entries), refunding: Number(waiting?.amount ?? 0) }
}
