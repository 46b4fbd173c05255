import { and, count, desc, eq } from 'drizzle-orm'
import { contacts } from '../../customers/customers.tables.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { branchOfOrderBy } from '../../settings/branches/main-branch.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { orders } from '../orders.tables.server.ts'
import { paymentOf } from '../payment-of.server.ts'
import { readItems } from '../read-items.server.ts'
import { showItem } from '../show-item.server.ts'
import { findOrdersWithItems } from './own-orders.contract.ts'
import { ownedBy } from './owned-orders.server.ts'
import { readOwnEvents } from './read-own-events.server.ts'

/**
 * Takes four statements, for any number of orders and lines. Without a `custId` the contract lets in anyone who is signed in:
 * staff then see all orders, others their own.
 */
export const answerFindOrdersWithItems = handle(findOrdersWithItems, async (input, { database, caller }) => {
  const { custId: asked, orderNumber, limit, page } = input
  const { custId: own } = caller
  const staffed = asked === undefined ? branchesWith(caller, 'orders') : []
  const wanted = and(
    staffed.length > 0 ? ofBranches(orders.branchId, staffed) : ownedBy(asked ?? own),
    orderNumber ? eq(orders.orderNum, orderNumber) : undefined,
  )
  const found = await database
    .select({ order: orders, contact: contacts, branch: branchOfOrderBy(orders.branchId) })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(wanted)
    .orderBy(desc(orders.createDate), desc(orders.orderId))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = found.map(({ order }) => order.orderId)
  const exponents = new Map(found.map(({ order }) => [order.orderId, order.exponent]))
  const [counted] = await database.select({ all: count() }).from(orders).where(wanted)
  const events = await readOwnEvents(database, ids)
  const items = await readItems(database, ids)
  return {
    orderCustomer: found.map(({ order, contact, branch }) => ({
      orders: { ...showHeader(order), branch },
      customer: { ...contact, custId: order.custId },
      events: events.get(order.orderId) ?? [],
    })),
    orderItems: items.map(item => {
      const exponent = exponents.get(item.orderId) ?? 2
      const shown = showItem(item, exponent)
      return {
        ordersItems: {
          ...shown,
          orderId: item.orderId,
          weight: item.estimatedWeight === null ? null : item.estimatedWeight / 1000,
          liter: item.liter === null ? null : item.liter / 1000,
          discount: toDecimal(item.discount, exponent),
          updatedBy: item.updatedBy,
          allergens: item.allergens,
          lots: item.lots,
        },
        products: {
          productId: item.productId,
          productName: item.productName,
          sku: item.sku,
          category: item.deptName,
          image: shown.image,
        },
      }
    }),
    totalOrderCount: counted?.all ?? 0,
  }
})

function showHeader(order: typeof orders.$inferSelect) {
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  return {
    ...order,
    createDate: order.createDate.toISOString(),
    ...paymentOf(order),
    ...showSlotTimes(order),
    price: decimal(order.price),
    orderAmount: decimal(order.price),
    discount: decimal(order.discount),
    tax: decimal(order.tax),
    shippingHandling: decimal(order.shippingHandling),
    grandTotal: decimal(order.grandTotal),
    ceiling: order.ceiling === null ? null : decimal(order.ceiling),
    paid: decimal(order.paid),
    link: order.linkKey,
  }
}
