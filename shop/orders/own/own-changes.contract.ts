import { z } from 'zod'
import { cartLine } from '../../cart/cart.contract.ts'
import { age } from '../../catalogue/ages/age-fields.ts'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { defineCall, type ParsedOf } from '../../lib/call.ts'
import { line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import {
  changedItem,
  exampleOutcome,
  itemId,
  namedLines,
  outcome,
  refusals,
} from '../desk/edit-order.contract.ts'
import { exampleLink } from '../orders.examples.ts'

const ofVersion = {
  orderNum: line(20),
  link: line(100),
  /** The version that was seen: if there is a newer one, nothing is changed. */
  version: z.int().min(1),
}

const ownLines = {
  items: z
    .array(
      changedItem.pick({
        ...{ orderItemId: true, quantity: true, notes: true },
        ...{ cuttingAttributes: true, packagingAttributes: true, extraAttributes: true },
      }),
    )
    .max(MOST_LINES)
    .default([]),
  removed: z.array(itemId).max(MOST_LINES).default([]),
  /** New lines, at today's price. */
  added: z.array(cartLine).max(MOST_LINES).default([]),
  /** The age that the customer confirms to have, in years: needed if a new line asks for more than they confirmed before. */
  ageConfirmed: age.optional(),
}

/** A change of the lines of an own order, by its secret link. */
export const ownEdit = z.strictObject({ ...ofVersion, ...ownLines })

const { NOT_FOUND, EMPTY, AGE_UNCONFIRMED, OUT_OF_STOCK, NOT_SOLD, BAD_INPUT } = refusals
const now = z.object({ version: z.int(), orderStatus: z.string() })

/** The ways in which any own change can be refused. */
const ownRefusals = {
  NOT_FOUND,
  /** The shop has begun with it, or the last moment for orders of its window has passed. */
  TOO_LATE: { status: 409, says: () => m.orders_own_too_late(), data: now },
  /** Another person has changed it since it was seen. */
  CHANGED: { status: 409, says: () => m.orders_changed(), data: now },
  ENDED: { status: 409, says: () => m.orders_own_ended(), data: now },
  /** Qurbani shares are handled at the Qurbani desk. */
  BOOKING: { status: 409, says: () => m.orders_own_booking() },
} as const

/** The ways in which a change of the lines of an own order can be refused. */
export const ownEditRefusals = {
  ...ownRefusals,
  /** It is not paid for yet: its total is fixed until then. */
  UNPAID: { status: 409, says: () => m.orders_own_unpaid() },
  EMPTY: { ...EMPTY, says: () => m.orders_own_empty() },
  AGE_UNCONFIRMED,
  OUT_OF_STOCK,
  NOT_SOLD: { ...NOT_SOLD, says: () => m.orders_not_sold() },
  /** These products can no longer be ready when its window begins. */
  TOO_SOON: { status: 409, says: () => m.orders_own_too_soon(), data: namedLines },
  /** It would cost more than its card covers, and cannot be changed before that is paid: `most` is the most that it may cost. */
  MORE_THAN_CARD: {
    status: 409,
    says: () => m.orders_own_more_than_card(),
    data: z.object({ most: z.number() }),
  },
  /** It would cost more than its card covers, while the rest of what it costs now is asked for. */
  REST_OPEN: { status: 409, says: () => m.orders_own_rest_open() },
  BAD_INPUT,
} as const

const { farOff: _farOff, ...exampleOwn } = exampleOutcome
const exampleVersion = { orderNum: '10012', link: exampleLink, version: 1 }
/** A change of the lines of an own order, in examples. */
export const exampleOwnEdit = { ...exampleVersion, removed: [9001], added: [{ productId: 102, quantity: 2 }] }

/** The price of an order after its customer's change. */
const ownOutcome = outcome.omit({ farOff: true })

export const previewOwnEdit = defineCall({
  does: 'Prices an order with lines that its customer wants to change, by its secret link. Saves nothing.',
  method: 'POST',
  path: '/orders/previewOwnEdit',
  who: 'anyone',
  reads: true,
  limited: true,
  input: ownEdit,
  output: ownOutcome.extend({
    /** The amount to pay before the change is saved; 0 if the card covers it, or cash is paid. */
    toPay: z.number(),
  }),
  example: { input: exampleOwnEdit, output: { ...exampleOwn, toPay: 0 } },
  failures: ownEditRefusals,
})

export const editOwn = defineCall({
  does: 'Changes the lines of an order for its customer, by its secret link, until the last moment for orders of its window.',
  method: 'POST',
  path: '/orders/editOwn',
  who: 'anyone',
  limited: true,
  repeatable: true,
  input: ownEdit,
  output: ownOutcome.extend({ version: z.int() }),
  example: { input: exampleOwnEdit, output: { ...exampleOwn, version: 2 } },
  failures: ownEditRefusals,
})

export const cancelOwn = defineCall({
  does: 'Cancels an order for its customer, by its secret link: its items go back to stock, its money to the customer. A repeat answers the same.',
  method: 'POST',
  path: '/orders/cancelOwn',
  who: 'anyone',
  limited: true,
  input: z.strictObject(ofVersion),
  output: z.object({ orderStatus: z.literal('REJECTED') }),
  example: { input: exampleVersion, output: { orderStatus: 'REJECTED' } },
  failures: ownRefusals,
})

/** A validated change of the lines of an own order. */
export type OwnEdit = ParsedOf<typeof previewOwnEdit>
/** The lines that such a change changes, removes and adds. */
export type OwnLines = Pick<OwnEdit, 'items' | 'removed' | 'added' | 'ageConfirmed'>
/** The price of an own order after a change of its lines, and the amount to pay before. */
export type OwnOutcome = z.output<typeof previewOwnEdit.output>

export const ownChangesCalls = [previewOwnEdit, editOwn, cancelOwn] as const
