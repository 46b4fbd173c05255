import { and, eq, sql } from 'drizzle-orm'
import { m } from '../messages/m.ts'
import { giveDiscount } from '../orders/give-discount.server.ts'
import { isBooking } from '../orders/order-types.rules.ts'
import type { orders } from '../orders/orders.tables.server.ts'
import type { Settling } from '../orders/settle-order.server.ts'
import { paymentTasks } from './payments.tables.server.ts'
import { readDue } from './read-due.server.ts'

type Order = typeof orders.$inferSelect
type Changing = Pick<Settling, 'database' | 'changed'>

/**
 * Lowers the total of a held order by the part of a refund (minor units) that it did not have too much: goodwill. The refund is in its
 * ledger or among its tasks; `twice`: what is in both. A rejected order costs nothing, and a booking stays as it was agreed.
 */
export async function forgive(
  { database, changed }: Changing,
  order: Order,
  { refund, reason, twice = 0 }: { refund: number; reason: string; twice?: number },
): Promise<void> {
  if (isBooking(order.orderType) || order.orderStatus === 'REJECTED') return
  const amount = Math.min(refund, (await readDue(database, order)) - twice)
  if (amount <= 0) return
  await giveDiscount(database, order, { amount, reason })
  changed('orders')
}

/**
 * Does the same with the part of a new refund of a payment that no task of this shop waits for: somewhere else than here the provider
 * was asked for it. `given` in minor units.
 */
export async function forgiveElsewhere(
  shop: Changing,
  order: Order,
  { paymentId, given }: { paymentId: number; given: number },
): Promise<void> {
  const [asked] = await shop.database
    .select({ amount: sql<string>`coalesce(sum(${paymentTasks.amount}), 0)` })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.paymentId, paymentId),
        eq(paymentTasks.kind, 'REFUND'),
        eq(paymentTasks.state, 'WAITING'),
      ),
    )
  const waiting = Number(asked?.amount ?? 0)
  const refund = given - waiting
  const reason = m.payments_refunded_elsewhere()
  if (refund > 0) await forgive(shop, order, { refund, reason, twice: waiting })
}
