import { and, asc, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { ofStaff } from '../order-events.ts'
import { orderEvents } from '../orders.tables.server.ts'
import type { OwnEvent } from './own-event.ts'

/** The customer of an order, as its events name them. */
export const CUSTOMER = 'customer'

/** Reads the events of orders as their customers see them, the earliest first, by order. */
export async function readOwnEvents(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, OwnEvent[]>> {
  const byOrder = new Map<number, OwnEvent[]>(orderIds.map(orderId => [orderId, []]))
  if (orderIds.length === 0) return byOrder
  const events = await database
    .select()
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), notInArray(orderEvents.kind, [...ofStaff])))
    .orderBy(asc(orderEvents.eventId))
  for (const { orderId, kind, orderStatus, reason, happenedBy, happenedAt } of events)
    byOrder.get(orderId)?.push({
      ...{ kind: kind as OwnEvent['kind'], orderStatus, reason },
      ...{ byCustomer: happenedBy === CUSTOMER, happenedAt: happenedAt.toISOString() },
    })
  return byOrder
}
