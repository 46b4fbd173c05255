import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { ofStaff } from '../order-events.ts'
import { orderEvents, orders } from '../orders.tables.server.ts'
import { findNotices, type Notice } from './notices.contract.ts'
import { ownedBy } from './owned-orders.server.ts'
import { CUSTOMER } from './read-own-events.server.ts'

/** Products of an order that were replaced or unavailable; shown with the order's latest event. */
const otherItems = sql<Notice['items'] | null>`(
  select json_agg(json_build_object('productName', i.product_name, 'itemStatus', i.item_status,
    'replacedBy', r.product_name) order by i.position)
  from order_items i left join order_items r on r.order_item_id = i.replaced_by_item_id
  where i.order_id = order_events.order_id and i.item_status in ('SUBSTITUTED', 'UNAVAILABLE')
    and order_events.event_id = (select max(l.event_id) from order_events l where l.order_id = order_events.order_id)
)`

/** Takes two statements, for any number of events. */
export const answerFindNotices = handle(findNotices, async ({ limit, page }, { database, caller }) => {
  // A mistake of staff about cash is nothing to the customer.
  const own = and(ownedBy(caller.custId), notInArray(orderEvents.kind, [...ofStaff]))
  const ofOrder = eq(orders.orderId, orderEvents.orderId)
  const found = await database
    .select({
      noticeId: orderEvents.eventId,
      orderNum: orders.orderNum,
      kind: orderEvents.kind,
      orderStatus: orderEvents.orderStatus,
      pickupType: orders.pickupType,
      reason: orderEvents.reason,
      byCustomer: sql<boolean>`${orderEvents.happenedBy} = ${CUSTOMER}`,
      happenedAt: orderEvents.happenedAt,
      items: otherItems,
    })
    .from(orderEvents)
    .innerJoin(orders, ofOrder)
    .where(own)
    .orderBy(desc(orderEvents.happenedAt), desc(orderEvents.eventId))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await database
    .select({ all: count() })
    .from(orderEvents)
    .innerJoin(orders, ofOrder)
    .where(own)
  return {
    notices: found.map(({ happenedAt, items, kind, ...notice }) => ({
      ...notice,
      kind: kind as Notice['kind'],
      happenedAt: happenedAt.toISOString(),
      items: items ?? [],
    })),
    totalNoticeCount: counted?.all ?? 0,
  }
})
