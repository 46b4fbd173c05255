import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { rebook } from '../../availability/rebook.server.ts'
import type { Wish } from '../../availability/take.server.ts'
import { toDecimal } from '../../lib/money.ts'
import type { Shop, SignedInShop } from '../../lib/shop.server.ts'
import { describeLine } from '../describe-line.ts'
import { type AssignedLots, settleLots } from '../lots/assign-lots.server.ts'
import { assignLotsOfPlan } from '../lots/lots-of-plan.server.ts'
import { orderEvents, orderItems, orders } from '../orders.tables.server.ts'
import { stateAtTotal } from '../payment-states.rules.ts'
import { notify } from '../settle-order.server.ts'
import { endOffers } from '../swaps/offers.server.ts'
import type { EditableItem } from './changed-item.server.ts'
import type { Editor, EditPlan } from './plan-edit.server.ts'
import { namesOf, type Short } from './short-of.server.ts'

/**
 * `note`: the text sent to the customer, or null to notify them without one; absent if it is only work in progress. `weighed`: the
 * goods are on the scales, so that the order takes what is there even if less was counted. `lots`: the lots that the lines have got
 * already.
 */
type Notice = { note?: string | null; weighed?: boolean; lots?: AssignedLots | undefined }

/**
 * Writes a change of the lines by staff, with its audit, in the running transaction; the caller has locked the order's row. Returns
 * the products that are short; the caller must then refuse, unless they were weighed: then with the stock that was there.
 */
export async function writeEdit(
  shop: SignedInShop,
  plan: EditPlan,
  { note, weighed = false, lots }: Notice,
): Promise<Short[]> {
  const { order, remaining, added, sums } = plan
  const total = (minor: number) => toDecimal(minor, order.exponent)
  await shop.audit.add({
    action: 'edit lines',
    subject: 'order',
    subjectId: order.orderId,
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
  const editor = { name: 'staff' as const, custId: shop.caller.custId }
  return namesOf(plan, await writeChange(shop, plan, { note, weighed, editor, lots }), { raw: weighed })
}

/**
 * Writes a change of the lines in the running transaction: lines, sums, event, message, lots, and last the stock, also of its window with
 * `ofSlot`. Returns the counters that are short.
 */
export async function writeChange(
  shop: Pick<Shop, 'database' | 'clock' | 'outbox' | 'changed'>,
  plan: EditPlan,
  {
    note,
    weighed = false,
    editor,
    ofSlot,
    lots,
  }: Omit<Notice, 'note'> & { note?: string | null | undefined; editor: Editor; ofSlot?: readonly Wish[] },
): Promise<{ availabilityId: number; left: number }[]> {
  const { database, clock, changed } = shop
  const { order, remaining, added, sums } = plan
  const { orderId, orderStatus } = order
  const { name: by, custId } = editor
  const now = clock()
  for (const { before, after } of remaining) if (!same(before, after)) await writeItem(database, after, by)
  await endOffers(database, plan.withdrawn, { state: 'WITHDRAWN', endedAt: now })
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
      ageConfirmed: plan.ageConfirmed,
      paymentState: stateAtTotal(order, sums.total),
      version: order.version + 1,
      updatedBy: by,
    })
    .where(eq(orders.orderId, orderId))
  if (note !== undefined) {
    const event = { orderId, kind: 'EDITED', orderStatus, reason: note, happenedBy: by, custId }
    await database.insert(orderEvents).values({ ...event, happenedAt: now })
    await notify(shop, order, {
      template: 'order-changed',
      // The total before, in minor units.
      data: by === 'customer' ? { by, amount: order.grandTotal } : { note },
      dedupeKey: `order-changed ${orderId} ${order.version + 1}`,
    })
  }
  changed('orders')
  const assigned = lots ?? (await assignLotsOfPlan(shop, plan, { movedBy: custId }))
  // Last, so that others who want the same products wait as briefly as possible; a refusal rolls back what was written.
  const short = await rebook(database, [...plan.wishes, ...(ofSlot ?? [])], {
    cause: 'EDITED',
    orderId,
    movedAt: now,
    movedBy: custId,
    atMost: weighed,
    besidesSlot: ofSlot === undefined,
  })
  if (short.length > 0 && !weighed) return short
  const inLots = short.filter(one =>
    plan.lotPlaces.some(place => place.availabilityId === one.availabilityId),
  )
  await settleLots(shop, order, assigned, {
    movedBy: custId,
    short: inLots.map(({ availabilityId, left, more }) => ({ availabilityId, quantity: more - left })),
  })
  return short
}

const changes = [
  'wantedSteps',
  'packedSteps',
  'finalWeight',
  'itemStatus',
  'pickedBy',
  'pickedAt',
  'refusal',
  'replacedByItemId',
  'linePrice',
  'lineTax',
  'lineCap',
  'unitPrice',
  'salePrice',
  'chargedPrice',
  'reducedFrom',
  'discount',
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

async function writeItem(database: Database, after: EditableItem, updatedBy: string): Promise<void> {
  await database
    .update(orderItems)
    .set({
      ...Object.fromEntries(changes.map(name => [name, after[name]])),
      version: after.version + 1,
      updatedBy,
    })
    .where(eq(orderItems.orderItemId, after.orderItemId))
}
