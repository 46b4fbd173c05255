import type { Database } from '../../database/pool.ts'
import { holdAccount } from '../customers/hold-account.server.ts'
import { commissionOf } from './commission.rules.ts'
import { commissions } from './representatives.tables.server.ts'

type Closed = {
  orderId: number
  /** Whom it came by, and their share as it was when it was placed. */
  referredBy: number | null
  referralPoints: number | null
  /** Its goods in minor units, without tax and delivery. */
  goods: number
  currency: string
  exponent: number
  /** Who closed it, and when. */
  writtenBy: number
  writtenAt: Date
}

/**
 * Writes what a representative earns by an order that has just been closed, in the running transaction; nothing where nobody
 * referred it, or who did was erased since. A second time for the same order writes nothing.
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
