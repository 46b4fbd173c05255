import { and, eq, inArray } from 'drizzle-orm'
import { rebook } from '../availability/rebook.server.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import { toDecimal } from '../lib/money.ts'
import type { Caller, Shop } from '../lib/shop.server.ts'
import type { EditableItem } from './changed-item.server.ts'
import { describeLine } from './describe-line.ts'
import { orderEvents, orderItems, orders } from './orders.tables.server.ts'
import type { EditPlan } from './plan-edit.server.ts'
import { namesOf, type Short } from './short-of.server.ts'
import { tellCustomer } from './tell-customer.server.ts'

const STAFF = 'staff'

/** `tells`: what the customer is told of it, or that it happened without a word; left out where it is only work in progress. */
type Telling = { tells?: string | null }

/**
 * Writes a change of the lines in the running transaction, by whoever calls, who has locked the order's row: lines, sums,
 * event, message, audit, and last the stock. Answers what is not there in full; the caller must then refuse.
 */
export async function writeEdit(shop: Shop, plan: EditPlan, { tells }: Telling): Promise<Short[]> {
  const { database, caller, clock, audit, changed } = shop
  const { order, kept, removed, added, sums } = plan
  const { orderId, orderStatus } = order
  const { custId } = caller as Caller
  const now = clock()
  const gone = removed.map(({ orderItemId }) => orderItemId)
  if (gone.length) {
    await database
      .update(orderItems)
      .set({ replacedByItemId: null })
      .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.replacedByItemId, gone)))
    await database.delete(orderItems).where(inArray(orderItems.orderItemId, gone))
  }
  for (const { before, after } of kept) if (!same(before, after)) await writeItem(shop, after)
  for (const { row, replaces } of added) {
    const [written] = await database
      .insert(orderItems)
      .values(row)
      .returning({ orderItemId: orderItems.orderItemId })
    if (replaces !== undefined && written)
      await database
        .update(orderItems)
        .set({ replacedByItemId: written.orderItemId })
        .where(eq(orderItems.orderItemId, replaces))
  }
  await database
    .update(orders)
    .set({
      price: sums.subtotal,
      tax: sums.tax,
      shippingHandling: sums.shipping,
      grandTotal: sums.total,
      version: order.version + 1,
      updatedBy: STAFF,
    })
    .where(eq(orders.orderId, orderId))
  if (tells !== undefined) {
    const told = { orderId, kind: 'EDITED', orderStatus, reason: tells, happenedBy: STAFF, custId }
    await database.insert(orderEvents).values({ ...told, happenedAt: now })
    const [contact] = await database
      .select({ email: contacts.email })
      .from(contacts)
      .where(eq(contacts.contactId, order.contactId))
    await tellCustomer(shop, {
      template: 'order-changed',
      orderId,
      custId: order.custId,
      email: contact?.email,
      data: { note: tells },
      dedupeKey: `order-changed ${orderId} ${order.version + 1}`,
    })
  }
  const total = (minor: number) => toDecimal(minor, order.exponent)
  await audit.add({
    action: 'edit lines',
    subject: 'order',
    subjectId: orderId,
    before: { grandTotal: total(order.grandTotal), lines: plan.items.map(describeLine) },
    after: {
      grandTotal: total(sums.total),
      lines: [...kept.map(({ after }) => describeLine(after)), ...added.map(({ row }) => describeLine(row))],
      ...(tells ? { note: tells } : {}),
    },
  })
  changed('orders')
  // Last, so that others who want the same goods wait as short as possible; a refusal undoes what was written.
  const short = await rebook(database, plan.wishes, {
    cause: 'EDITED',
    orderId,
    movedAt: now,
    movedBy: custId,
  })
  return namesOf(plan, short)
}

const changes = [
  'wantedSteps',
  'packedSteps',
  'finalWeight',
  'itemStatus',
  'replacedByItemId',
  'linePrice',
  'lineTax',
] as const

const same = (before: EditableItem, after: EditableItem) =>
  changes.every(name => before[name] === after[name])

async function writeItem({ database }: Shop, after: EditableItem): Promise<void> {
  await database
    .update(orderItems)
    .set({ ...Object.fromEntries(changes.map(name => [name, after[name]])), updatedBy: STAFF })
    .where(eq(orderItems.orderItemId, after.orderItemId))
}
