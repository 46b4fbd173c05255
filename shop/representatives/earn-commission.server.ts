import { and, count, eq, sql } from 'drizzle-orm'
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
 * nobody referred it, or if the representative was erased since. A second call writes nothing, unless the order was opened
 * again in between.
 */
export async function earnCommission(database: Database, closed: Closed): Promise<void> {
  const { orderId, referredBy, referralPoints, goods, currency, exponent, writtenBy, writtenAt } = closed
  if (referredBy === null) return
  const amount = commissionOf(goods, referralPoints ?? 0)
  if (amount === 0 || !(await holdAccount(database, referredBy))) return
  const earned = { kind: 'EARNED', orderId, amount, goods, basisPoints: referralPoints, currency, exponent }
  const [opened] = await database
    .select({ times: count() })
    .from(commissions)
    .where(and(eq(commissions.orderId, orderId), eq(commissions.kind, 'REOPENED')))
  await database
    .insert(commissions)
    .values({ ...earned, round: 1 + (opened?.times ?? 0), custId: referredBy, writtenBy, writtenAt })
    .onConflictDoNothing({ target: [commissions.orderId, commissions.kind, commissions.round] })
}

/**
 * Takes back what a representative earned by an order that is opened again, in the running transaction: it earns again when
 * it is closed. Does nothing if it earned nothing, or if staff reversed it.
 */
export async function takeBackEarned(
  database: Database,
  { orderId, writtenBy, writtenAt }: Pick<Closed, 'orderId' | 'writtenBy' | 'writtenAt'>,
): Promise<void> {
  await database.execute(sql`
    insert into commissions (cust_id, kind, order_id, round, amount, goods, basis_points, currency, exponent, written_by, written_at)
    select cust_id, 'REOPENED', order_id, round, -amount, goods, basis_points, currency, exponent, ${writtenBy}::int,
      ${writtenAt.toISOString()}::timestamptz
    from commissions earned where order_id = ${orderId} and kind = 'EARNED' and not exists (
      select 1 from commissions back where back.order_id = earned.order_id and back.round = earned.round
        and back.kind in ('REVERSED', 'REOPENED'))`)
}
