import { and, eq, inArray } from 'drizzle-orm'
import { putBack } from '../availability/put-back.server.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Caller } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { needsReason, statesBefore } from './order-states.rules.ts'
import { orderEvents, orders } from './orders.tables.server.ts'
import { changeOrderStatus } from './own-orders.contract.ts'

const STAFF = 'staff'

export const answerChangeOrderStatus = handle(changeOrderStatus, async (input, shop) => {
  const { database, caller, clock, outbox, audit } = shop
  const { orderId, orderStatus } = input
  const reason = input.reason?.trim() || null
  if (needsReason(orderStatus) && !reason)
    return refuse(changeOrderStatus, 'BAD_INPUT', undefined, { reason: m.orders_reason_required() })

  const [before] = await database
    .select()
    .from(orders)
    .where(eq(orders.orderId, orderId))
    .for('no key update')
  if (!before) return refuse(changeOrderStatus, 'NOT_FOUND', undefined)
  const [changed] = await database
    .update(orders)
    .set({ orderStatus, updatedBy: STAFF })
    .where(and(eq(orders.orderId, orderId), inArray(orders.orderStatus, [...statesBefore(orderStatus)])))
    .returning({ contactId: orders.contactId, orderNum: orders.orderNum })
  if (!changed) return refuse(changeOrderStatus, 'NO_SUCH_STEP', undefined)

  const { custId } = caller as Caller
  const now = clock()
  await database
    .insert(orderEvents)
    .values({ orderId, orderStatus, reason, happenedBy: STAFF, happenedAt: now })
  const [contact] = await database
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.contactId, changed.contactId))
  await outbox.add({
    channel: 'mail',
    template: 'order-status',
    recipient: contact?.email ?? '',
    data: { orderId, orderStatus },
    dedupeKey: `order-status ${orderId} ${orderStatus}`,
  })
  await audit.add({
    action: 'change status',
    subject: 'order',
    subjectId: orderId,
    before: { orderStatus: before.orderStatus },
    after: { orderStatus, reason },
  })
  // Last, so that others who want the same goods wait as short as possible.
  if (orderStatus === 'REJECTED')
    await putBack(database, { cause: 'REJECTED', orderId, movedAt: now, movedBy: custId })
  return { orderId, orderStatus }
})
