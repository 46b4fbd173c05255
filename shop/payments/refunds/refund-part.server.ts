import { giveDiscount } from '../../orders/give-discount.server.ts'
import type { Settling } from '../../orders/settle-order.server.ts'
import { asideOf } from '../ledger.rules.ts'
import { readOwed } from '../read-owed.server.ts'
import { holdPayments } from '../settle-payment.server.ts'
import { askTask } from '../tasks/ask-task.server.ts'
import { partsOfRefund } from './parts-of-refund.server.ts'

/** The amount that goes back, in minor units. `DESK`: all or some of it is to be paid in cash at the desk. */
export type RefundedPart = { refunded: number; way: 'CARD' | 'DESK' | 'NONE' }

/**
 * Takes a part (minor units) off the price of a closed order, in the running transaction, and gives it back as far as it was paid. A card
 * is asked for its part, once for each `cause`; what is only on hold is captured without it; the desk pays cash back when the customer
 * comes.
 */
export async function refundPart(
  shop: Pick<Settling, 'database' | 'clock' | 'changed'>,
  orderId: number,
  { amount, reason, cause }: { amount: number; reason: string; cause: string },
): Promise<RefundedPart> {
  const { database, changed } = shop
  const found = await holdPayments(database, orderId)
  const off = Math.min(amount, found?.order.grandTotal ?? 0)
  if (!found || off <= 0) return { refunded: 0, way: 'NONE' }
  const { order, held } = found
  const { sums, refunding } = await readOwed(database, order)
  const aside = Math.max(0, asideOf(sums))
  const unpaid = Math.max(0, order.grandTotal - (order.paid - refunding + aside))
  const refunded = Math.max(0, off - unpaid)
  const { parts, left } = await partsOfRefund(database, held, refunded)
  for (const { payment, amount: part } of parts) {
    const { paymentId } = payment
    const task = { kind: 'REFUND', amount: part, reason, cause: `${cause} ${paymentId}` } as const
    await askTask(shop, { paymentId, orderId, ...task })
  }
  await giveDiscount(database, order, { amount: off, reason })
  changed('orders')
  return { refunded, way: refunded === 0 ? 'NONE' : left > aside ? 'DESK' : 'CARD' }
}
