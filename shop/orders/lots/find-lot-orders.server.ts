import { and, desc, eq, sql } from 'drizzle-orm'
import { stock } from '../../catalogue/catalogue.tables.server.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith, isOneOf } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { placeOfLot } from '../../lots/find-lot.server.ts'
import { linesOfLots } from '../../lots/lots-of-lines.server.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { LINES_PAGE } from './lines-page.ts'
import { findLotOrders } from './lot-orders.contract.ts'

export const answerFindLotOrders = handle(findLotOrders, async ({ id, page }, { database, caller }) => {
  const lot = await placeOfLot(database, id)
  if (!lot || !isOneOf(branchesWith(caller, 'catalogue'), lot.branchId))
    return refuse(findLotOrders, 'NOT_FOUND', undefined)
  const [place] = await database
    .select({ countStep: stock.countStep })
    .from(stock)
    .where(and(eq(stock.productId, lot.productId), eq(stock.branchId, lot.branchId)))
  const inUnits = (counts: number) => toQuantity(counts, place?.countStep ?? 1)
  const lines = linesOfLots([id])
  const [rows, sums] = await Promise.all([
    database
      .select({
        ...{ orderId: orders.orderId, orderNum: orders.orderNum, orderStatus: orders.orderStatus },
        ...{ createDate: orders.createDate, orderItemId: orderItems.orderItemId },
        ...{ firstName: contacts.firstName, lastName: contacts.lastName },
        counts: sql<number>`l.counts`,
      })
      .from(orderItems)
      .innerJoin(sql`${lines} l`, sql`l.order_item_id = ${orderItems.orderItemId}`)
      .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .orderBy(desc(orders.createDate), desc(orderItems.orderItemId))
      .limit(LINES_PAGE)
      .offset((page - 1) * LINES_PAGE),
    database
      .select({
        total: sql<number>`count(*)::int`,
        orders: sql<number>`count(distinct ${orderItems.orderId})::int`,
        counts: sql<number>`coalesce(sum(l.counts), 0)::int`,
      })
      .from(orderItems)
      .innerJoin(sql`${lines} l`, sql`l.order_item_id = ${orderItems.orderItemId}`),
  ])
  const { total = 0, orders: count = 0, counts = 0 } = sums[0] ?? {}
  return {
    rows: rows.map(({ firstName, lastName, counts, createDate, ...row }) => ({
      ...row,
      createDate: createDate.toISOString(),
      name: `${firstName} ${lastName}`.trim(),
      quantity: inUnits(counts),
    })),
    ...{ total, orders: count, quantity: inUnits(counts) },
  }
})
