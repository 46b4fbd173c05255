import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { rebook } from '../../availability/rebook.server.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import { toDecimal } from '../../lib/money.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { describeLine } from '../describe-line.ts'
import { notifyCustomer } from '../notify-customer.server.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'
import { stateAtTotal } from '../payment-states.rules.ts'
import type { EditableItem } from './changed-item.server.ts'
import type { EditPlan } from './plan-edit.server.ts'
import { namesOf, type Short } from './short-of.server.ts'

const STAFF = 'staff'

/**
 * `note`: the text sent to the customer, or null to notify them without one; absent if it is only work in progress. `weighed`: the
 * goods are on the scales, so that the order takes what is there even if less was counted.
 */
type Notice = { note?: string | null; weighed?: boolean }

/**
 * Writes a change of the lines in the running transaction, for the caller, who has locked the order's row: lines, sums,
 * event, message, audit, and last the stock. Returns the products that are short; the caller must then refuse, unless they were
 * weighed: then with the stock that was there.
 */
export async function writeEdit(
  shop: SignedInShop,
  plan: EditPlan,
  { note, weighed = false }: Notice,
): Promise<Short[]> {
  const { database, caller, clock, audit, changed } = shop
  const { order, remaining, added, sums } = plan
  const { orderId, orderStatus } = order
  const { custId } = caller
  const now = clock()
  for (const { before, after } of remaining) if (!same(before, after)) await writeItem(shop, after)
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
      discount: sums.discount,
      discountAgreed: sums.discountAgreed,
      discountReason: sums.discountReason,
      tax: sums.tax,
      shippingHandling: sums.shipping,
      grandTotal: sums.total,
      ceiling: sums.ceiling,
      paymentState: stateAtTotal(order, sums.total),
      version: order.version + 1,
      updatedBy: STAFF,
    })
    .where(eq(orders.orderId, orderId))
  if (note !== undefined) {
    const event = { orderId, kind: 'EDITED', orderStatus, reason: note, happenedBy: STAFF, custId }
    await database.insert(orderEvents).values({ ...event, happenedAt: now })
    const [contact] = await database
      .select({ email: contacts.email })
      .from(contacts)
      .where(eq(contacts.contactId, order.contactId))
    await notifyCustomer(shop, {
      template: 'order-changed',
      orderId,
      custId: order.custId,
      email: contact?.email,
      data: { note },
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
      orderNum: order.orderNum,
      grandTotal: total(sums.total),
      lines: [
        ...remaining.map(({ after }) => describeLine(after)),
        ...added.map(({ row }) => describeLine(row)),
      ],
      ...(sums.discountAgreed === order.discountAgreed
        ? {}
        : { discount: total(sums.discountAgreed), reason: sums.discountReason }),
      ...(note ? { note } : {}),
    },
  })
  changed('orders')
  // Last, so that others who want the same products wait as briefly as possible; a refusal rolls back what was written.
  const short = await rebook(database, plan.wishes, {
    cause: 'EDITED',
    orderId,
    movedAt: now,
    movedBy: custId,
    atMost: weighed,
    besidesSlot: true,
  })
  return namesOf(plan, short, { raw: weighed })
}

const changes = [
  'wantedSteps',
  'packedSteps',
  'finalWeight',
  'itemStatus',
  'replacedByItemId',
  'linePrice',
  'lineTax',
  'lineCap',
  'unitPrice',
  'salePrice',
  'chargedPrice',
  'pieceSurcharge',
  'lineSurcharge',
  'yieldBp',
  'prepMinutes',
  'unitMinutes',
  'attributes',
  'notes',
] as const

const same = (before: EditableItem, after: EditableItem) =>
  changes.every(name => isDeepStrictEqual(before[name], after[name]))

async function writeItem({ database }: SignedInShop, after: EditableItem): Promise<void> {
  await database
    .update(orderItems)
    .set({
      ...Object.fromEntries(changes.map(name => [name, after[name]])),
      version: after.version + 1,
      updatedBy: STAFF,
    })
    .where(eq(orderItems.orderItemId, after.orderItemId))
}
