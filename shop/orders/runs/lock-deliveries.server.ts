import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { mayEdit } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import { openStops } from './run-states.rules.ts'
import { runStops } from './runs.tables.server.ts'

type Order = typeof orders.$inferSelect

/** True if a driver can take an order to its customer. */
const isDelivered = ({ pickupType, orderStatus, orderType, paymentState }: Order) =>
  pickupType === 'DELIVERY' && mayEdit(orderStatus) && !isBooking(orderType) && !isUnpaid(paymentState)

/** Orders that were locked for a run: those that cannot be delivered by it, and those that are open in another run. */
export type Locked = { orders: Order[]; undelivered: number[]; elsewhere: string[] }

/**
 * Locks orders of a branch, in order of their id, so that two people never put the same one into two runs. `runId`: the run that they
 * may be in already.
 */
export async function lockDeliveries(
  database: Database,
  orderIds: readonly number[],
  { branchId, currency, runId = null }: { branchId: number; currency: string; runId?: number | null },
): Promise<Locked> {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) return { orders: [], undelivered: [], elsewhere: [] }
  const found = await database
    .select()
    .from(orders)
    .where(and(inArray(orders.orderId, ids), eq(orders.branchId, branchId)))
    .orderBy(asc(orders.orderId))
    .for('no key update')
  const elsewhere = await database
    .select({ orderId: runStops.orderId })
    .from(runStops)
    .where(
      and(
        inArray(runStops.orderId, ids),
        inArray(runStops.state, [...openStops]),
        sql`${runStops.runId} is distinct from ${runId}`,
      ),
    )
  const taken = new Set(elsewhere.map(({ orderId }) => orderId))
  const fine = new Set(
    found.filter(one => isDelivered(one) && one.currency === currency).map(({ orderId }) => orderId),
  )
  return {
    orders: found,
    undelivered: ids.filter(id => !fine.has(id)),
    elsewhere: found.filter(({ orderId }) => taken.has(orderId)).map(({ orderNum }) => orderNum),
  }
}
