import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { putBack } from '../availability/put-back.server.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import type { Caller, Shop } from '../lib/shop.server.ts'
import { earnCommission } from '../representatives/earn-commission.server.ts'
import { type OrderState, statesBefore } from './order-states.rules.ts'
import { orderEvents, orders } from './orders.tables.server.ts'
import { tellCustomer } from './tell-customer.server.ts'

const STAFF = 'staff'

type Step = { orderId: number; before: string; orderStatus: OrderState; reason: string | null }

/**
 * Moves an order on, in the running transaction and by whoever calls: its state, what happened to it, the message to its
 * customer (where there is an e-mail), the audit; a closed one earns whoever referred it their share, a rejected one puts its
 * goods back. Answers whether it was where it can take this step from; nobody takes one with an order that is not paid for yet.
 * The caller has locked the row.
 */
export async function takeStep(shop: Shop, { orderId, before, orderStatus, reason }: Step): Promise<boolean> {
  const { database, caller, clock, audit, changed } = shop
  const [moved] = await database
    .update(orders)
    .set({ orderStatus, updatedBy: STAFF, version: sql`${orders.version} + 1` })
    .where(
      and(
        eq(orders.orderId, orderId),
        inArray(orders.orderStatus, [...statesBefore(orderStatus)]),
        isNull(orders.payUntil),
      ),
    )
    .returning()
  if (!moved) return false
  const { custId } = caller as Caller
  const now = clock()
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus, reason, happenedBy: STAFF, custId, happenedAt: now })
  const [contact] = await database
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.contactId, moved.contactId))
  await tellCustomer(shop, {
    template: 'order-status',
    orderId,
    custId: moved.custId,
    email: contact?.email,
    data: { orderStatus },
    dedupeKey: `order-status ${orderId} ${orderStatus}`,
  })
  await audit.add({
    action: 'change status',
    subject: 'order',
    subjectId: orderId,
    before: { orderStatus: before },
    after: { orderStatus, reason },
  })
  if (orderStatus === 'CLOSED')
    await earnCommission(database, {
      ...moved,
      goods: moved.price - moved.discount,
      writtenBy: custId,
      writtenAt: now,
    })
  changed('orders')
  // Last, so that others who want the same goods wait as short as possible.
  if (orderStatus === 'REJECTED')
    await putBack(database, { cause: 'REJECTED', orderId, movedAt: now, movedBy: custId })
  return true
}
