import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { everHeld, releaseHeld, takeHeld } from '../availability/end-holds.server.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import type { Branches } from '../lib/permissions.ts'
import type { Shop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import { notifyCustomers } from './notify-customer.server.ts'
import { mayEdit } from './order-states.rules.ts'
import { orderEvents, orders } from './orders.tables.server.ts'
import type { PaymentState } from './payment-states.rules.ts'

/** The parts of the shop that settling an order needs; a job has no more. */
export type Settling = Pick<Shop, 'database' | 'clock' | 'outbox' | 'changed'>

type Order = typeof orders.$inferSelect

/** The name recorded for a change that no person made. */
const SHOP = 'shop'

/** Locks an order, of these branches, until the running transaction ends, and returns it. */
export async function holdOrder(
  database: Database,
  orderId: number,
  branches: Branches = 'all',
): Promise<Order | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), ofBranches(orders.branchId, branches)))
    .for('no key update')
  return order
}

/** Records the payment of a held order: takes its products and shows it to staff. `amount` in minor units. */
export async function enterPaid(
  shop: Settling,
  order: Order,
  { state, amount }: { state: PaymentState; amount: number },
): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId } = order
  const now = clock()
  const taken = await takeHeld(database, { cause: 'ORDER', orderId, movedAt: now })
  // The balance of a booking holds nothing: its shares were taken when it was booked. Nor do products without counted stock.
  if (taken === 0 && order.orderType !== 'BALANCE' && (await everHeld(database, orderId)))
    throw new Error('The order waits for its payment but holds no items')
  await moveTo(database, orderId, state)
  await notify(shop, order, {
    template: 'order-paid',
    data: { amount, state },
    dedupeKey: `order-paid ${orderId}`,
  })
  changed('orders')
}

/** Notes in the history of a held order that its rest was paid, and tells the customer, once for each cause. Minor units. */
export async function enterPaidMore(
  shop: Settling,
  order: Order,
  { amount, cause }: { amount: number; cause: string },
): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId, orderStatus } = order
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'PAID_MORE', orderStatus, amount },
    ...{ happenedBy: 'customer', happenedAt: clock() },
  })
  await notify(shop, order, {
    template: 'payment-rest-paid',
    data: { amount },
    dedupeKey: `payment-rest-paid ${orderId} ${cause}`,
  })
  changed('orders')
}

/** Changes the payment state of a held order. */
export async function moveMoney(
  { database, changed }: Settling,
  { orderId, paymentState }: Order,
  state: PaymentState,
): Promise<void> {
  if (paymentState === state) return
  await moveTo(database, orderId, state)
  changed('orders')
}

/** Rejects a held order that was not paid in time, and frees its products. */
export async function expireOrder(shop: Settling, order: Order): Promise<void> {
  const { database, clock, changed } = shop
  const { orderId } = order
  const now = clock()
  const reason = m.orders_not_paid_in_time()
  await releaseHeld(database, { orderId, releasedAt: now })
  await moveTo(database, orderId, 'EXPIRED')
  await database
    .update(orders)
    .set({ orderStatus: 'REJECTED' })
    .where(and(eq(orders.orderId, orderId), eq(orders.paymentState, 'EXPIRED')))
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus: 'REJECTED', reason, happenedBy: SHOP, happenedAt: now })
  await notify(shop, order, {
    // A template apart from that of staff's changes: strangers can cause this mail as often as they order.
    template: 'order-expired',
    data: { orderStatus: 'REJECTED' },
    dedupeKey: `order-expired ${orderId}`,
  })
  changed('orders')
}

/**
 * Rejects a paid order, in the running transaction: the payment job refunds what was paid. The caller handles its products.
 * An order that has ended stays unchanged.
 */
export async function rejectOrder(
  shop: Settling,
  orderId: number,
  { reason, notifies }: { reason: string; notifies: boolean },
): Promise<void> {
  const { database, clock, changed } = shop
  const order = await holdOrder(database, orderId)
  if (!order || !mayEdit(order.orderStatus)) return
  await database
    .update(orders)
    .set({ orderStatus: 'REJECTED', updatedBy: SHOP, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, orderId))
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus: 'REJECTED', reason, happenedBy: SHOP, happenedAt: clock() })
  if (notifies)
    await notify(shop, order, {
      template: 'order-status',
      data: { orderStatus: 'REJECTED' },
      dedupeKey: `order-status ${orderId} REJECTED ${order.version + 1}`,
    })
  changed('orders')
}

/** Tells the customer of a held order about a refund; `cause` prevents a second message. `amount` in minor units. */
export const notifyOfRefund = (
  shop: Settling,
  order: Order,
  { template, amount, reason, cause }: Refund,
): Promise<void> =>
  notify(shop, order, {
    template,
    data: { amount, ...(reason ? { reason } : {}) },
    dedupeKey: `${template} ${order.orderId} ${cause}`,
  })

type Refund = {
  template: 'order-refunded' | 'payment-late' | 'change-given-back'
  amount: number
  /** The reason in the words of staff. */
  reason?: string | undefined
  cause: string
}

const moveTo = (database: Database, orderId: number, paymentState: PaymentState) =>
  database
    .update(orders)
    .set({ paymentState, payUntil: null, updatedBy: SHOP, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderId, orderId))

type Notice = { template: string; data: Record<string, unknown>; dedupeKey: string }

/** Writes a message to the customer of an order. */
export const notify = (shop: Settling, order: Order, notice: Notice): Promise<void> =>
  notifyEach(shop, [{ ...notice, order }])

/** Writes messages to the customers of orders, in as many statements as for one. */
export async function notifyEach(
  shop: Settling,
  notices: readonly (Notice & { order: Order })[],
): Promise<void> {
  const found = await shop.database
    .select({ contactId: contacts.contactId, email: contacts.email })
    .from(contacts)
    .where(
      inArray(
        contacts.contactId,
        notices.map(({ order }) => order.contactId),
      ),
    )
  const emails = new Map(found.map(({ contactId, email }) => [contactId, email]))
  await notifyCustomers(
    shop,
    notices.map(({ order: { orderId, custId, contactId }, ...notice }) => ({
      ...{ ...notice, orderId, custId },
      email: emails.get(contactId) || undefined,
    })),
  )
}
