import { eq } from 'drizzle-orm'
import { contacts } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchOfOrderBy } from '../../settings/branches/main-branch.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { readSlotOfOrder } from '../../slots/slot-of-order.server.ts'
import { isKeyOf } from '../is-key-of.server.ts'
import { findOrderByLink } from '../orders.contract.ts'
import { orders } from '../orders.tables.server.ts'
import { paymentOf } from '../payment-of.server.ts'
import { readItems } from '../read-items.server.ts'
import { readOnItsWay } from '../runs/read-runs.server.ts'
import { showItem } from '../show-item.server.ts'
import { showOffers } from '../swaps/show-offers.server.ts'
import { mayCancel, whyFixed } from './own-change.rules.ts'
import { readOwnEvents } from './read-own-events.server.ts'

export const answerFindOrderByLink = handle(
  findOrderByLink,
  async ({ orderNum, link }, { database, clock }) => {
    const [found] = await database
      .select({ order: orders, contact: contacts, branch: branchOfOrderBy(orders.branchId) })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(eq(orders.orderNum, orderNum))
    if (!found || !isKeyOf(found.order, link)) return refuse(findOrderByLink, 'NOT_FOUND', undefined)
    const { order, contact, branch } = found
    const [items, events, slot, offers, onItsWay] = await Promise.all([
      readItems(database, [order.orderId]),
      readOwnEvents(database, [order.orderId]),
      readSlotOfOrder(database, order.slotId),
      showOffers(database, order.orderId, order.exponent),
      readOnItsWay(database, order.orderId),
    ])
    const fixed = whyFixed(order, items, { orderBy: slot?.orderBy, now: clock() })
    const decimal = (minor: number) => toDecimal(minor, order.exponent)
    const { firstName, lastName, email, phone1 } = contact
    return {
      orders: {
        ...order,
        branch,
        createDate: order.createDate.toISOString(),
        ...paymentOf(order),
        ...showSlotTimes(order),
        price: decimal(order.price),
        discount: decimal(order.discount),
        tax: decimal(order.tax),
        shippingHandling: decimal(order.shippingHandling),
        grandTotal: decimal(order.grandTotal),
        ceiling: order.ceiling === null ? null : decimal(order.ceiling),
        paid: decimal(order.paid),
      },
      customer: { firstName, lastName, email, phone1 },
      orderItems: items.map(item => ({
        ...showItem(item, order.exponent),
        allergens: item.allergens,
        lots: item.lots,
      })),
      branchId: order.branchId,
      editableUntil: slot?.orderBy.toISOString() ?? null,
      fixed: fixed ?? null,
      mayCancel: mayCancel(fixed),
      events: events.get(order.orderId) ?? [],
      offers,
      onItsWay,
    }
  },
)
