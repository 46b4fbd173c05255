import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id, line, text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { exampleStaffSlot, otherSlots, staffSlot } from '../../slots/slots.contract.ts'

const slotOrder = z.object({
  orderId: z.int(),
  orderNum: z.string(),
  version: z.int(),
  customer: z.string(),
  phone1: z.string(),
  pickupType: z.string(),
  orderStatus: z.string(),
  slotId: z.int(),
  slotStartsAt: z.string(),
  slotEndsAt: z.string(),
})
/** An open order in a window. */
export type SlotOrder = z.output<typeof slotOrder>

const amina: SlotOrder = {
  ...{ orderId: 5012, orderNum: '10012', version: 2, customer: 'Amina Khan', phone1: '0300 1234567' },
  ...{ pickupType: 'DELIVERY', orderStatus: 'NEW', slotId: 12 },
  ...{ slotStartsAt: exampleStaffSlot.startsAt, slotEndsAt: exampleStaffSlot.endsAt },
}

export const findSlotDay = defineCall({
  does: 'Lists the windows of a day with how full they are, and all open orders, from today on, that must be moved: their window is gone or overbooked. Also the windows ahead that have too many shares, and the days that have windows for shares.',
  method: 'GET',
  path: '/slots/findDay/{day}',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    day: line(10),
    /** The main branch if it is missing, or else the first one that the caller works for. */
    branchId: id.optional(),
  }),
  output: z.object({
    slots: z.array(staffSlot),
    toMove: z.array(slotOrder),
    sharesOver: z.array(staffSlot),
    shareDays: z.array(z.string()),
  }),
  example: {
    input: { day: '2026-11-27' },
    output: { slots: [exampleStaffSlot], toMove: [amina], sharesOver: [], shareDays: ['2027-05-16'] },
  },
  failures: { NOT_FOUND },
})

export const moveOrderToSlot = defineCall({
  does: 'Moves an open order to another window of its way, and tells its customer. Its price stays.',
  method: 'POST',
  path: '/orders/moveToSlot',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    orderId: id,
    /** The version that was seen: an order that was changed since stays where it is. */
    version: z.int(),
    slotId: id,
    /** The message to the customer. */
    note: text(1000).optional(),
  }),
  output: z.object({ version: z.int(), slotStartsAt: z.string(), slotEndsAt: z.string() }),
  example: {
    input: { orderId: 5012, version: 2, slotId: 14, note: 'We close earlier on that day.' },
    output: { version: 3, slotStartsAt: '2026-11-27T13:00:00.000Z', slotEndsAt: '2026-11-27T15:00:00.000Z' },
  },
  failures: {
    NOT_FOUND,
    CHANGED: {
      status: 409,
      says: () => m.orders_changed(),
      data: z.object({ version: z.int(), orderStatus: z.string() }),
    },
    /** The order has ended, is a booking, or waits for its payment. */
    NOT_MOVABLE: { status: 409, says: () => m.orders_not_movable() },
    SLOT_FULL: { status: 409, says: () => m.slots_full(), data: otherSlots },
  },
})

export const slotDayCalls = [findSlotDay, moveOrderToSlot] as const
