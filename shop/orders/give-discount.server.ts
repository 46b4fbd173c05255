import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { MOST_REASON } from './desk/edit-order.contract.ts'
import { orders } from './orders.tables.server.ts'

type Order = typeof orders.$inferSelect

/**
 * Lowers the total of a held order by an amount (minor units) that its customer gets back although it was due: goodwill, with the
 * reason that the customer reads. Returns the order as it is then.
 */
export async function giveDiscount(
  database: Database,
  { orderId, discountReason }: Order,
  { amount, reason }: { amount: number; reason: string },
): Promise<Order> {
  const both = discountReason ? `${discountReason}; ${reason}` : reason
  const [after] = await database
    .update(orders)
    .set({
      discount: sql`${orders.discount} + ${amount}`,
      discountAgreed: sql`greatest(${orders.discountAgreed}, ${orders.discount} + ${amount})`,
      discountReason: both.length > MOST_REASON ? reason : both,
      grandTotal: sql`${orders.grandTotal} - ${amount}`,
      ceiling: sql`${orders.ceiling} - ${amount}`,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.orderId, orderId))
    .returning()
  return after as Order
}
