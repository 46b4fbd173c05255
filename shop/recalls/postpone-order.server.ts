import { and, eq } from 'drizzle-orm'
import type { Shop } from '../lib/shop.server.ts'
import { recallOrders } from './recalls.tables.server.ts'

/** The milliseconds before an order is tried again. */
const REST = 60_000

/** Lets an order of a recall wait for a minute, so that others do not wait for it. */
export const postponeOrder = (
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  { recallId, orderId }: { recallId: number; orderId: number },
) =>
  database
    .update(recallOrders)
    .set({ nextTryAt: new Date(clock().getTime() + REST) })
    .where(
      and(
        eq(recallOrders.recallId, recallId),
        eq(recallOrders.orderId, orderId),
        eq(recallOrders.state, 'WAITING'),
      ),
    )
