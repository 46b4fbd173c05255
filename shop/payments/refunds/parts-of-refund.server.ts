import type { Database } from '../../../database/pool.ts'
import type { payments } from '../payments.tables.server.ts'
import { type OnePayment, refundableOf } from '../settle-payment.server.ts'

type Parts = {
  parts: { payment: typeof payments.$inferSelect; amount: number }[]
  /** The amount that no card can get back. */
  left: number
}

/** Splits a refund (minor units) among the locked payments of an order, which are in the order in which they are refunded. */
export async function partsOfRefund(
  database: Database,
  held: readonly OnePayment[],
  refund: number,
): Promise<Parts> {
  const parts: Parts['parts'] = []
  let left = refund
  for (const one of held) {
    const part = Math.min(left, await refundableOf(database, one))
    if (part > 0) parts.push({ payment: one.payment, amount: part })
    left -= Math.max(0, part)
  }
  return { parts, left }
}
