import { eq, sql } from 'drizzle-orm'
import { putBack } from '../../availability/put-back.server.ts'
import { take } from '../../availability/take.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle, LostRace } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import {
  halfDayOf,
  isUnchanged,
  nextSlots,
  type OrderSlot,
  readOrderSlots,
  slotFor,
  slotWishes,
} from '../../slots/slot-for-order.server.ts'
import { mayEdit } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import { orderEvents, orders } from '../orders.tables.server.ts'
import { isUnpaid } from '../payment-states.rules.ts'
import { leaveRun } from '../runs/leave-run.server.ts'
import { notify } from '../settle-order.server.ts'
import { readEditable } from './plan-edit.server.ts'
import { moveOrderToSlot } from './slot-day.contract.ts'

type Order = typeof orders.$inferSelect

/** Locks the counters of the old and the new window in order of their id, so that orders that change places never wait for each other. */
async function lockCounters({ database }: SignedInShop, { orderId }: Order, slot: OrderSlot): Promise<void> {
  await database.execute(sql`select from availabilities where availability_id = any(array(
      select availability_id from movements where order_id = ${orderId}
    ) || ${sql.param([slot.availabilityId, slot.workAvailabilityId ?? slot.availabilityId])}::int[])
      and kind in ('slot', 'work') order by availability_id for no key update`)
}

export const answerMoveOrderToSlot = handle(moveOrderToSlot, async (input, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const { orderId, version, slotId } = input
  const note = input.note?.trim() || null
  const found = await readEditable(database, orderId, {
    lock: true,
    branches: branchesWith(caller, 'orders'),
  })
  if (!found) return refuse(moveOrderToSlot, 'NOT_FOUND', undefined)
  const { order, items } = found
  const { orderStatus } = order
  if (order.version !== version)
    return refuse(moveOrderToSlot, 'CHANGED', { version: order.version, orderStatus })
  if (!mayEdit(orderStatus) || isBooking(order.orderType) || isUnpaid(order.paymentState))
    return refuse(moveOrderToSlot, 'NOT_MOVABLE', undefined)
  const now = clock()
  const { branchId, pickupType: method, exponent } = order
  const { slots } = await readOrderSlots(database, { slotId, method, isMorning: false, now })
  const minutes = items.reduce((all, { prepMinutes }) => all + prepMinutes, 0)
  // Staff have spoken with the customer: they may choose a window of any zone.
  const slot = slotFor(slots, { branchId, zoneId: undefined, now, isLate: true })
  const full = async () => {
    const asked = { branchId, method, zoneId: undefined, now, minutes, exponent }
    return refuse(moveOrderToSlot, 'SLOT_FULL', { next: await nextSlots(database, asked) })
  }
  if (!slot) return full()
  await lockCounters(shop, order, slot)
  if (!(await isUnchanged(database, slot))) throw new LostRace(await full())
  await putBack(database, { cause: 'MOVED', orderId, movedAt: now, movedBy: caller.custId, ofSlot: true })
  const short = await take(database, slotWishes(slot, minutes), { cause: 'MOVED', orderId, movedAt: now })
  if (short.length) return full()
  await database
    .update(orders)
    .set({
      ...{ slotId, slotStartsAt: slot.startsAt, slotEndsAt: slot.endsAt, pickupTime: halfDayOf(slot) },
      ...{ version: version + 1, updatedBy: 'staff' },
    })
    .where(eq(orders.orderId, orderId))
  await leaveRun(shop, orderId)
  await database.insert(orderEvents).values({
    ...{ orderId, kind: 'DETAILS', orderStatus, reason: note },
    ...{ happenedBy: 'staff', custId: caller.custId, happenedAt: now },
  })
  await notify(shop, order, {
    template: 'order-details',
    data: note ? { note } : {},
    dedupeKey: `order-details ${orderId} ${version + 1}`,
  })
  const [slotStartsAt, slotEndsAt] = [slot.startsAt.toISOString(), slot.endsAt.toISOString()]
  await audit.add({
    ...{ action: 'edit details', subject: 'order', subjectId: orderId },
    before: { slotStartsAt: order.slotStartsAt?.toISOString() ?? null },
    after: { orderNum: order.orderNum, slotStartsAt, ...(note ? { note } : {}) },
  })
  changed('orders')
  return { version: version + 1, slotStartsAt, slotEndsAt }
})
