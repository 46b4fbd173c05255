import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { pickedStates } from '../order-states.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { readItems } from '../read-items.server.ts'
import { findPicking, findToPick, type Picking } from './picking.contract.ts'
import { showStaffItem } from './show-staff-order.server.ts'

const SHOWN = 100

type Order = typeof orders.$inferSelect

export const answerFindToPick = handle(findToPick, async (_input, { database }) => {
  const wanted = inArray(orders.orderStatus, [...pickedStates])
  const [found, [counted]] = await Promise.all([
    database
      .select({
        order: orders,
        contact: contacts,
        items: sql<number>`(select count(*)::int from order_items i where i.order_id = ${orders.orderId} and i.item_status <> 'REMOVED')`,
        done: sql<number>`(select count(*)::int from order_items i where i.order_id = ${orders.orderId} and i.item_status not in ('NEW', 'REMOVED'))`,
      })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(wanted)
      .orderBy(asc(orders.createDate), asc(orders.orderId))
      .limit(SHOWN),
    database.select({ all: count() }).from(orders).where(wanted),
  ])
  return {
    rows: found.map(({ order, contact, items, done }) => ({ ...show(order, contact), items, done })),
    total: counted?.all ?? 0,
  }
})

export const answerFindPicking = handle(findPicking, async ({ orderNum }, { database }) => {
  const [order] = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
  return order ? readPicking(database, order.orderId) : refuse(findPicking, 'NOT_FOUND', undefined)
})

/** Reads an order with its lines as its picker sees it. */
export async function readPicking(database: Database, orderId: number): Promise<Picking> {
  const [found] = await database
    .select({ order: orders, contact: contacts })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(eq(orders.orderId, orderId))
  const items = await readItems(database, [orderId])
  const { order, contact } = found as NonNullable<typeof found>
  return {
    ...show(order, contact),
    notes: order.notes,
    orderItems: items
      .filter(({ itemStatus }) => itemStatus !== 'REMOVED')
      .map(item => showStaffItem(item, order.exponent)),
  }
}

const show = (order: Order, { firstName, lastName }: { firstName: string; lastName: string }) => ({
  ...order,
  createDate: order.createDate.toISOString(),
  ...showSlotTimes(order),
  name: `${firstName} ${lastName}`.trim(),
})
