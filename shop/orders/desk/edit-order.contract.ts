import { z } from 'zod'
import { cartLine, sums } from '../../cart/cart.contract.ts'
import { AGE_UNCONFIRMED } from '../../catalogue/ages/age-failures.ts'
import { age } from '../../catalogue/ages/age-fields.ts'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { defineCall, type ParsedOf } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line, text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The most characters of the reason for a discount. */
export const MOST_REASON = 200

/** The id of a line. */
export const itemId = z.int().min(1)
const amount = z.number().positive().max(100_000)

const choices = cartLine.shape

/** A change of an existing line. Weights in the unit of its price; `null` clears what was packed or weighed. */
export const changedItem = z.strictObject({
  orderItemId: itemId,
  quantity: amount.optional(),
  packedQuantity: amount.nullable().optional(),
  finalWeight: amount.nullable().optional(),
  itemStatus: z.enum(['NEW', 'PICKED', 'PACKED', 'UNAVAILABLE']).optional(),
  /** Other choices cost the difference of today's surcharges. */
  cuttingAttributes: choices.cuttingAttributes,
  packagingAttributes: choices.packagingAttributes,
  extraAttributes: choices.extraAttributes,
  notes: choices.notes,
})

const edit = z.strictObject({
  orderId: id,
  /** The version that was seen: if there is a newer one, nothing is changed. */
  version: z.int().min(1),
  items: z.array(changedItem).max(MOST_LINES).default([]),
  removed: z.array(itemId).max(MOST_LINES).default([]),
  /** New lines; a line that `replaces` another is its substitute. `agreed`: the customer agreed to it on the phone. */
  added: z
    .array(cartLine.extend({ replaces: itemId.optional(), agreed: z.boolean().optional() }))
    .max(MOST_LINES)
    .default([]),
  /** The age that the customer confirmed to have, in years: needed if a new line asks for more than they confirmed before. */
  ageConfirmed: age.optional(),
  /** Taken off the price of the products, instead of an earlier discount; the customer reads the reason. */
  discount: z
    .strictObject({
      amount: z.number().min(0).max(1_000_000_000),
      reason: line(MOST_REASON).default(''),
    })
    .optional(),
})

/** The lines that a refusal names. */
export const namedLines = z.object({
  lines: z.array(z.object({ productId: z.int(), productName: z.string(), left: z.number().optional() })),
})

/** The price of an order after a change of its lines. */
export const outcome = sums.extend({
  /** The price before the change. */
  before: z.number(),
  /** The most that it can still cost when its products are weighed; null if its total is what it costs. */
  most: z.number().nullable(),
  /** The age that new lines ask for and that the customer has not confirmed with the order; null if there is none. */
  ageToConfirm: z.int().nullable(),
  /** The new weights that are far from what was ordered, in `unit`: a person should look at them again. */
  farOff: z.array(
    z.object({
      productName: z.string(),
      weight: z.number(),
      unit: z.string(),
      estimated: z.number(),
      least: z.number(),
      most: z.number(),
    }),
  ),
  lines: z.array(
    z.object({
      /** Null if the line is new. */
      orderItemId: z.int().nullable(),
      productId: z.int(),
      productName: z.string(),
      quantity: z.number(),
      lineTotal: z.number(),
      itemStatus: z.string(),
    }),
  ),
})
/** The price of an order after its lines were changed. */
export type EditOutcome = z.output<typeof outcome>

/** The ways in which a change of the lines can be refused. */
export const refusals = {
  NOT_FOUND,
  CHANGED: {
    status: 409,
    says: () => m.orders_changed(),
    data: z.object({ version: z.int(), orderStatus: z.string() }),
  },
  ENDED: {
    status: 409,
    says: () => m.orders_ended(),
    data: z.object({ version: z.int(), orderStatus: z.string() }),
  },
  /** Qurbani shares are handled at the Qurbani desk. */
  BOOKING: { status: 409, says: () => m.orders_is_booking() },
  /** It is not paid for yet: its total is fixed until then. */
  UNPAID: { status: 409, says: () => m.orders_not_paid_yet() },
  EMPTY: { status: 409, says: () => m.orders_no_lines() },
  AGE_UNCONFIRMED,
  OUT_OF_STOCK: { status: 409, says: () => m.orders_out_of_stock(), data: namedLines },
  NOT_SOLD: { status: 409, says: () => m.orders_office_not_sold(), data: namedLines },
  BAD_INPUT,
} as const

const exampleEdit = {
  orderId: 5012,
  version: 1,
  items: [{ orderItemId: 9001, itemStatus: 'UNAVAILABLE' as const }],
  added: [{ productId: 102, quantity: 2 }],
}
export const exampleOutcome = {
  before: 1780,
  most: null,
  ageToConfirm: null,
  farOff: [],
  subtotal: 1900,
  price: 1900,
  discount: 0,
  tax: 0,
  shipping: 0,
  delivery: 0,
  total: 1900,
  grandTotal: 1900,
  lines: [
    {
      orderItemId: 9001,
      productId: 101,
      productName: 'Whole Chicken',
      quantity: 2,
      lineTotal: 0,
      itemStatus: 'UNAVAILABLE',
    },
    {
      orderItemId: null,
      productId: 102,
      productName: 'Chicken Breast',
      quantity: 2,
      lineTotal: 1900,
      itemStatus: 'NEW',
    },
  ],
}

export const previewOrderEdit = defineCall({
  does: 'Prices an order with changed lines. Existing items keep their price. Saves nothing.',
  method: 'POST',
  path: '/orders/previewEdit',
  who: 'staff: orders',
  ofBranch: true,
  reads: true,
  input: edit,
  output: outcome,
  example: { input: exampleEdit, output: exampleOutcome },
  failures: refusals,
})

export const editOrder = defineCall({
  does: 'Changes the lines of an open order: updates the stock and the prices, and tells the customer.',
  method: 'POST',
  path: '/orders/edit',
  who: 'staff: orders',
  ofBranch: true,
  input: edit.extend({
    /** A note that the customer reads about it. */
    note: text(500).optional(),
  }),
  output: outcome.extend({ version: z.int() }),
  example: {
    input: { ...exampleEdit, note: 'There was no chicken left today.' },
    output: { ...exampleOutcome, version: 2 },
  },
  failures: {
    ...refusals,
    /** The customer must agree to a replacement first: those lines are added with `agreed`. */
    ASK_FIRST: { status: 409, says: () => m.orders_swap_ask_first(), data: namedLines },
  },
})

/** A validated change of the lines of an order. */
export type OrderEdit = ParsedOf<typeof previewOrderEdit>

export const editOrderCalls = [previewOrderEdit, editOrder] as const
