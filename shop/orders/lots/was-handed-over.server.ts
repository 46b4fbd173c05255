import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { orderEvents } from '../orders.tables.server.ts'

/** True if the customer of an order has had its goods: it was closed or handed over once. */
export const wasHandedOver = async (database: Database, { orderId }: { orderId: number }): Promise<boolean> =>
  (await database.$count(
    orderEvents,
    and(
      eq(orderEvents.orderId, orderId),
      or(eq(orderEvents.orderStatus, 'CLOSED'), eq(orderEvents.kind, 'HANDED_OVER')),
    ),
  )) > 0
