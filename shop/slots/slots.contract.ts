import { z } from 'zod'
import { chosenLine } from '../catalogue/chosen-line.ts'
import { MOST_LINES } from '../catalogue/line-limits.ts'
import { pickupType } from '../delivery/pickup-type.ts'
import { typedFields } from '../delivery/reach.contract.ts'
import { openingStates } from '../hours/opening.contract.ts'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CAPACITY } from './patterns.rules.ts'

/** A window that a shopper can choose, or the reason why not. */
export const shownSlot = z
  .object({
    slotId: z.int(),
    startsAt: z.string(),
    endsAt: z.string(),
    /** Its times by the clock of the shop, as in `16:00`. */
    starts: z.string(),
    ends: z.string(),
    /** The last moment for an order. */
    orderBy: z.string(),
    /** Decimal; added to the delivery charge. */
    fee: z.number(),
    /** The orders that still fit, if they are few. */
    left: z.int().nullable(),
    /** `SOON`: some of the products must be ordered earlier for it, or the work for them takes longer. */
    state: z.enum(['FREE', 'FULL', 'LATE', 'CLOSED', 'SOON']),
  })
  .meta({ title: 'Slot' })
/** A window as the API shows it. */
export type ShownSlot = z.output<typeof shownSlot>

const slotDay = z.object({ day: z.string(), slots: z.array(shownSlot) }).meta({ title: 'SlotDay' })
/** A day with its windows. */
export type SlotDay = z.output<typeof slotDay>

/** The window of an order, in each answer that shows an order; null if it has none. */
export const slotTimes = { slotStartsAt: z.string().nullable(), slotEndsAt: z.string().nullable() }

/** The windows that a shopper is offered instead of one that is full or over. */
export const otherSlots = z.object({ next: z.array(shownSlot) })

const evening: ShownSlot = {
  ...{ slotId: 12, startsAt: '2026-11-27T11:00:00.000Z', endsAt: '2026-11-27T13:00:00.000Z' },
  ...{ starts: '16:00', ends: '18:00', orderBy: '2026-11-27T10:00:00.000Z', fee: 0, left: null },
  state: 'FREE',
}

export { evening as exampleSlot }

export const findSlots = defineCall({
  does: 'Lists the windows in which an order can be collected or delivered in the next three weeks, with the reason for each that cannot be chosen.',
  method: 'POST',
  path: '/slots/find',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({
    pickupType: pickupType.default('DELIVERY'),
    /** The branch that is chosen; the address decides instead, if it is in a zone. The main branch if it is missing. */
    branchId: id.optional(),
    /** The lines of the order: some products are ordered in advance, and some need work, so that not every window fits. */
    items: z.array(chosenLine).max(MOST_LINES).default([]),
    /** With these fields, only windows of the zone of the address are listed. */
    ...typedFields,
  }),
  output: z.object({
    /** False if the shop has no windows for this way: orders then only say MORNING or DAYTIME. */
    offered: z.boolean(),
    days: z.array(slotDay),
  }),
  example: {
    input: { pickupType: 'IN STORE' },
    output: { offered: false, days: [] },
  },
  failures: {},
})

/** A window as staff see it. */
export const staffSlot = z
  .object({
    slotId: z.int(),
    method: pickupType,
    /** It counts orders, or shares of animals in a season of Qurbani. */
    counts: z.enum(['ORDERS', 'SHARES']),
    /** Null if a season made it. */
    patternName: z.string().nullable(),
    ...{
      startsAt: z.string(),
      endsAt: z.string(),
      orderBy: z.string(),
      starts: z.string(),
      ends: z.string(),
    },
    fee: z.number(),
    /** The orders (or shares) that fit, those that are placed, and those that wait for their payment. */
    capacity: z.int(),
    taken: z.int(),
    held: z.int(),
    /** Orders (or shares) beyond a capacity that was cut later. */
    over: z.int(),
    /** True if staff have set the capacity. */
    isOwn: z.boolean(),
    /** The minutes of work, and those that are taken; null if they are not limited. */
    workMinutes: z.int().nullable(),
    workTaken: z.int().nullable(),
    /** `STAFF`: closed by staff. `HOURS`: hours or patterns no longer have it. */
    closedBy: z.enum(['STAFF', 'HOURS']).nullable(),
  })
  .meta({ title: 'StaffSlot' })
/** A window as staff see it. */
export type StaffSlot = z.output<typeof staffSlot>

export const exampleStaffSlot: StaffSlot = {
  ...{ slotId: 12, method: 'DELIVERY', counts: 'ORDERS', patternName: 'Daytime', fee: 0 },
  ...{ startsAt: evening.startsAt, endsAt: evening.endsAt, orderBy: evening.orderBy },
  ...{ starts: '16:00', ends: '18:00', capacity: 12, taken: 3, held: 1, over: 0, isOwn: false },
  ...{ workMinutes: 180, workTaken: 45, closedBy: null },
}

export const saveSlot = defineCall({
  does: 'Closes a window for new orders, opens it again, or sets how many orders fit. Orders that are placed stay. Windows of a season count shares instead.',
  method: 'POST',
  path: '/slots/save',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    slotId: id,
    closed: z.boolean().optional(),
    /** Null: the capacity of its pattern (or season) counts again. */
    capacity: z.int().min(0).max(MOST_CAPACITY).nullable().optional(),
  }),
  output: staffSlot,
  example: { input: { slotId: 12, closed: true }, output: { ...exampleStaffSlot, closedBy: 'STAFF' } },
  failures: {
    NOT_FOUND,
    /** Hours or patterns no longer have it: change them to open it. */
    NO_LONGER_MADE: { status: 409, says: () => m.slots_no_longer_made() },
  },
})

export const findEarliest = defineCall({
  does: 'Says from when an order can be delivered or collected, for the next two days: after each cut-off the next window counts.',
  method: 'GET',
  path: '/slots/findEarliest',
  who: 'anyone',
  shows: () => ['slots', 'settings'],
  input: z.strictObject({}),
  output: openingStates,
  example: { input: {}, output: { states: [], until: '2026-11-29T19:00:00.000Z' } },
  failures: {},
})
/** From when an order can be handed over, as pages say it. */
export type Earliest = z.output<(typeof findEarliest)['output']>

export const slotsCalls = [findSlots, findEarliest, saveSlot] as const
