import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { putBack } from '../../availability/put-back.server.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { earnCommission } from '../../representatives/earn-commission.server.ts'
import { changeLotsAtEnd } from '../lots/lots-at-end.server.ts'
import { notifyCustomer } from '../notify-customer.server.ts'
import { mayEdit, type OrderState, statesBefore } from '../order-states.rules.ts'
import { orderEvents, orders } from '../orders.tables.server.ts'
import { leaveRun } from '../runs/leave-run.server.ts'
import { withdrawOffers } from '../swaps/withdraw-offers.server.ts'

const STAFF = 'staff'

type Step = { orderId: number; before: string; orderStatus: OrderState; reason: string | null }

/**
 * Moves an order on, in the running transaction, for the caller: its state, its event, the message to its customer (if there
 * is an e-mail) and the audit. A closed order earns its representative their share, a rejected one returns its products to
 * stock. Returns false if its present state does not allow this step; no step is allowed before payment. The caller has
 * locked the row.
 */
export async function takeStep(
  shop: SignedInShop,
  { orderId, before, orderStatus, reason }: Step,
): Promise<boolean> {
  const { database, caller, clock, audit, changed } = shop
  if (!mayEdit(orderStatus)) await withdrawOffers(shop, orderId, caller.custId)
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
  if (!mayEdit(orderStatus)) await leaveRun(shop, orderId)
  const { custId } = caller
  const now = clock()
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus, reason, happenedBy: STAFF, custId, happenedAt: now })
  const [contact] = await database
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.contactId, moved.contactId))
  await notifyCustomer(shop, {
    template: 'order-status',
    orderId,
    custId: moved.custId,
    email: contact?.email,
    data: { orderStatus },
    // An order that was opened again comes to the same state twice.
    dedupeKey: `order-status ${orderId} ${orderStatus} ${moved.version}`,
  })
  await audit.add({
    action: 'change status',
    subject: 'order',
    subjectId: orderId,
    before: { orderStatus: before },
    after: { orderNum: moved.orderNum, orderStatus, reason },
  })
  if (orderStatus === 'CLOSED')
    await earnCommission(database, {
      ...moved,
      goods: Math.max(0, moved.price - moved.discount),
      writtenBy: custId,
      writtenAt: now,
    })
  changed('orders')
  if (mayEdit(orderStatus)) return true
  const isRejected = orderStatus === 'REJECTED'
  // Last, so that others who want the same products wait as briefly as possible.
  await changeLotsAtEnd(shop, moved, { end: isRejected ? 'RETURNED' : 'LEFT', movedBy: custId }, async () => {
    if (isRejected) await putBack(database, { cause: 'REJECTED', orderId, movedAt: now, movedBy: custId })
  })
  return true
}
