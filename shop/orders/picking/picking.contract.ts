import { z } from 'zod'
import { cartLine } from '../../cart/cart.contract.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { LONGEST_CODE, saidLot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { itemId } from '../desk/edit-order.contract.ts'
import { staffItem } from '../desk/staff-order.fields.ts'
import { exampleStaffItem } from '../desk/staff-orders.examples.ts'
import { lotTroubles } from '../lots/lot-troubles.ts'

const shown = {
  orderId: z.int(),
  orderNum: z.string(),
  branchId: z.int(),
  /** Null if the shop has only one branch. */
  branchName: z.string().nullable(),
  createDate: z.string(),
  orderStatus: z.string(),
  pickupType: z.string(),
  pickupTime: z.string(),
  ...slotTimes,
  name: z.string(),
}
const exampleShown = {
  orderId: 5012,
  orderNum: '10012',
  branchId: 1,
  branchName: null,
  createDate: '2026-11-21T09:30:00.000Z',
  orderStatus: 'PRINTED',
  pickupType: 'DELIVERY',
  pickupTime: 'MORNING',
  slotStartsAt: null,
  slotEndsAt: null,
  name: 'Zainab Qureshi',
}

export const claim = z.object({
  /** The picker who has taken the line. */
  name: z.string(),
  isMine: z.boolean(),
  until: z.string(),
})

const item = staffItem
  .omit({
    effectivePrice: true,
    lineTotal: true,
    orderedTotal: true,
    lineCap: true,
    flat: true,
    capped: true,
    picked: true,
  })
  .extend({
    /** The product that its customer is asked about, and until when they may answer. */
    offer: z.object({ productName: z.string(), quantity: z.number(), answerBy: z.string() }).nullable(),
    /** The picker who has taken it, if one has. */
    claim: claim.nullable(),
    /** The lot to take for a line that is still to be picked; null if its product is not kept in lots. */
    nextLot: saidLot.nullable(),
  })
/** A line as its picker sees it: without a price. */
export type PickedItem = z.output<typeof item>
const {
  effectivePrice: _price,
  lineTotal: _total,
  orderedTotal: _ordered,
  lineCap: _cap,
  flat: _flat,
  capped: _capped,
  picked: _picked,
  ...exampleStaff
} = exampleStaffItem
const exampleItem = { ...exampleStaff, offer: null, claim: null, nextLot: null }

export const findToPick = defineCall({
  does: 'Lists up to 100 orders to pick, oldest first, without prices and e-mails.',
  method: 'GET',
  path: '/orders/findToPick',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    /** Only the orders of this branch. */
    branchId: id.optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        ...shown,
        items: z.int(),
        /** The number of lines that are done. */
        done: z.int(),
      }),
    ),
    total: z.int(),
  }),
  example: { input: {}, output: { rows: [{ ...exampleShown, items: 4, done: 1 }], total: 1 } },
  failures: {},
})

export const picking = z
  .object({ ...shown, notes: z.string(), orderItems: z.array(item) })
  .meta({ title: 'Picking' })
/** An order as its picker sees it. */
export type Picking = z.output<typeof picking>
export const examplePicking = { ...exampleShown, notes: '', orderItems: [exampleItem] }

export const findPicking = defineCall({
  does: 'Answers the lines of an order for picking, without prices and e-mail.',
  method: 'GET',
  path: '/orders/findPicking/{orderNum}',
  who: 'staff: picking',
  ofBranch: true,
  input: z.object({ orderNum: line(20) }),
  output: picking,
  example: { input: { orderNum: '10012' }, output: examplePicking },
  failures: { NOT_FOUND },
})

const amount = z.number().positive().max(100_000)

/** The ways in which picking a line can be refused. */
export const pickingRefusals = {
  NOT_FOUND,
  CHANGED: {
    status: 409,
    says: () => m.orders_changed(),
    data: z.object({
      itemStatus: z.string(),
      finalWeight: z.number().nullable(),
      packedQuantity: z.number().nullable(),
      version: z.int(),
    }),
  },
  NOT_TO_PICK: {
    status: 409,
    says: () => m.orders_not_to_pick(),
    data: z.object({ orderStatus: z.string() }),
  },
  OUT_OF_STOCK: {
    status: 409,
    says: () => m.orders_out_of_stock(),
    data: z.object({
      lines: z.array(z.object({ productId: z.int(), productName: z.string(), left: z.number() })),
    }),
  },
  NOT_SOLD: { status: 409, says: () => m.orders_office_not_sold() },
  /** Another picker has taken the line. */
  CLAIMED: { status: 409, says: () => m.orders_claimed(), data: claim },
  BAD_INPUT,
} as const

export const pickItem = defineCall({
  does: 'Records the result for a line: picked, packed, not available, or replaced. Weighed items cost their actual weight.',
  method: 'POST',
  path: '/orders/pickItem',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    orderItemId: itemId,
    /** The version of the line that was seen: if it has changed since, nothing is changed. */
    version: z.int().min(1).optional(),
    /** The status that was seen, for clients that do not send a version. */
    seen: line(20).optional(),
    itemStatus: z.enum(['NEW', 'PICKED', 'PACKED', 'UNAVAILABLE', 'SUBSTITUTED']),
    /** The packed quantity, in its unit; and the weight, in the unit of its price. */
    packedQuantity: amount.nullable().optional(),
    finalWeight: amount.nullable().optional(),
    /** The code of the lot that the picker has in their hands; without it, those lots that end first are taken. */
    lot: line(LONGEST_CODE).optional(),
    /** True if a weight far above or below what was ordered is right. */
    anyway: z.boolean().optional(),
    /** The substitute; only with SUBSTITUTED, which needs it. */
    instead: cartLine.pick({ productId: true, quantity: true }).optional(),
    /** True if the customer agreed to this replacement on the phone. */
    agreed: z.boolean().optional(),
  }),
  output: picking,
  example: {
    input: { orderItemId: 9001, version: 1, itemStatus: 'PICKED' },
    output: { ...examplePicking, orderItems: [{ ...exampleItem, itemStatus: 'PICKED' }] },
  },
  failures: {
    ...pickingRefusals,
    /** The customer must be asked about this replacement first, or has said yes on the phone: `agreed`. */
    ASK_FIRST: { status: 409, says: () => m.orders_swap_ask_first() },
    /** The weight is far from what was ordered: weigh again, or send it with `anyway`. The customer pays for `most` at most. */
    FAR_OFF: {
      status: 409,
      says: () => m.orders_far_off(),
      data: z.object({ estimated: z.number(), least: z.number(), most: z.number(), unit: z.string() }),
    },
    /** The lot cannot be picked; `nextLot`: the one to take in its place. */
    LOT_UNFIT: {
      status: 409,
      says: () => m.orders_lot_unfit(),
      data: z.object({ code: z.string(), why: z.enum(lotTroubles), nextLot: saidLot.nullable() }),
    },
    /** No lot that lasts until the handover has enough; `left`: what they have together, in the unit of the line. */
    NO_LOT: { status: 409, says: () => m.orders_no_lot(), data: z.object({ left: z.number() }) },
  },
})

export const openPicked = defineCall({
  does: 'Moves an order from PRINTED to OPEN once every line has a result.',
  method: 'POST',
  path: '/orders/openPicked',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({ orderId: id }),
  output: z.object({ orderId: z.int(), orderStatus: z.string() }),
  example: { input: { orderId: 5012 }, output: { orderId: 5012, orderStatus: 'OPEN' } },
  failures: {
    NOT_FOUND,
    NOT_PICKED: { status: 409, says: () => m.orders_not_picked() },
    /** Some items have no weight yet, and their price needs one. */
    NOT_WEIGHED: { status: 409, says: () => m.orders_not_weighed() },
    NO_SUCH_STEP: {
      status: 409,
      says: () => m.orders_no_such_step(),
      data: z.object({ orderStatus: z.string() }),
    },
  },
})

export const pickingCalls = [findToPick, findPicking, pickItem, openPicked] as const
