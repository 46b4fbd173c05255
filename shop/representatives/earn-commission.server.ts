import type { Database } from '../../database/pool.ts'
import { holdAccount } from '../customers/sign-in/hold-account.server.ts'
import { commissionOf } from './commission.rules.ts'
import { commissions } from './representatives.tables.server.ts'

type Closed = {
  orderId: number
  /** The representative who referred the order, and their share when it was placed. */
  referredBy: number | null
  referralPoints: number | null
  /** The price of its products in minor units, without tax and delivery. */
  goods: number
  currency: string
  exponent: number
  /** The person who closed it, and the time. */
  writtenBy: number
  writtenAt: Date
}

/**
 * Writes a representative's earnings from an order that has just been closed, in the running transaction; does nothing if
 * nobody referred it, or if the representative was erased since. A second call for the same order writes nothing.
 */
export async function earnCommission(database: Database, closed: Closed): Promise<void> {
  const { orderId, referredBy, referralPoints, goods, currency, exponent, writtenBy, writtenAt } = closed
  if (referredBy === null) return
  const amount = commissionOf(goods, referralPoints ?? 0)
  if (amount === 0 || !(await holdAccount(database, referredBy))) return
  const earned = { kind: 'EARNED', orderId, amount, goods, basisPoints: referralPoints, currency, exponent }
  await database
    .insert(commissions)
    .values({ ...earned, custId: referredBy, writtenBy, writtenAt })
    .onConflictDoNothing({ target: [commissions.orderId, commissions.kind] })
}
