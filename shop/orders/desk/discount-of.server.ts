import { toDecimal, toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { orders } from '../orders.tables.server.ts'
import type { OrderEdit } from './edit-order.contract.ts'

/** Returns the part of an agreed discount that is taken off: no order costs less than nothing. In minor units. */
export const takenOff = (
  agreed: number,
  { subtotal, tax, shipping }: { subtotal: number; tax: number; shipping: number },
): number => Math.min(agreed, subtotal + tax + shipping)

type Discounted = Pick<typeof orders.$inferSelect, 'discountAgreed' | 'discountReason'>

/** Returns the discount of an order after a change of it, or what is wrong with the change, by field. */
export function discountOf(
  { discountAgreed, discountReason, exponent }: Discounted & { exponent: number },
  change: OrderEdit['discount'],
): Discounted | { wrong: Record<string, string> } {
  if (!change) return { discountAgreed, discountReason }
  const minor = toMinor(change.amount, exponent)
  const reason = change.reason.trim()
  if (toDecimal(minor, exponent) !== change.amount)
    return { wrong: { 'discount.amount': m.orders_discount_wrong() } }
  if (minor > 0 && !reason) return { wrong: { 'discount.reason': m.orders_discount_reason_required() } }
  return { discountAgreed: minor, discountReason: minor === 0 ? null : reason }
}
