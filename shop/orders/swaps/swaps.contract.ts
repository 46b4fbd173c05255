import { z } from 'zod'
import { substitutions } from '../../cart/substitution-wish.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { itemId } from '../desk/edit-order.contract.ts'
import { exampleLink } from '../orders.examples.ts'
import { examplePicking, picking, pickingRefusals } from '../picking/picking.contract.ts'

/** The states of a question about a replacement: `EXPIRED` if nobody answered, `WITHDRAWN` if it was found after all. */
export const offerStates = ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const

/** The results of an answer: `GONE` if neither product can be had any more, so that the line was left out. */
export const answerStates = [...offerStates, 'GONE'] as const

export const findSubstitutes = defineCall({
  does: 'Lists up to 12 products in stock that may replace a line of an order, the named one first, then the most alike.',
  method: 'GET',
  path: '/picking/findSubstitutes/{orderItemId}',
  who: 'staff: picking',
  ofBranch: true,
  input: z.object({ orderItemId: id }),
  output: z.object({
    /** The shopper's wish. */
    substitution: z.enum(substitutions),
    products: z
      .array(
        z.object({
          productId: z.int(),
          productName: z.string(),
          sku: z.string(),
          image: z.string().nullable(),
          unitName: z.string(),
          /** The quantity that comes nearest to what was ordered. */
          quantity: z.number(),
          left: z.number(),
          /** True if the customer must be asked first. */
          asks: z.boolean(),
        }),
      )
      .max(12),
  }),
  example: {
    input: { orderItemId: 9001 },
    output: {
      substitution: 'BEST MATCH',
      products: [
        {
          ...{ productId: 103, productName: 'Chicken Legs', sku: 'CHK-003', image: null },
          ...{ unitName: 'lb', quantity: 2, left: 40, asks: false },
        },
      ],
    },
  },
  failures: { NOT_FOUND },
})

export const offerSubstitute = defineCall({
  does: 'Asks the customer if a product may replace a line, and holds it until they answer or the time is over.',
  method: 'POST',
  path: '/picking/offerSubstitute',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    orderItemId: itemId,
    /** The version of the line that was seen: if it has changed since, nobody is asked. */
    version: z.int().min(1),
    productId: id,
    quantity: z.number().positive().max(100_000),
  }),
  output: picking,
  example: {
    input: { orderItemId: 9001, version: 1, productId: 103, quantity: 2 },
    output: examplePicking,
  },
  failures: {
    ...pickingRefusals,
    /** The customer wants the money back instead of a replacement. */
    NOT_WANTED: { status: 409, says: () => m.orders_swap_not_wanted() },
    /** Their window begins too soon to wait for an answer. */
    TOO_LATE: { status: 409, says: () => m.orders_swap_too_late() },
    /** The order has neither an e-mail address nor a number for texts. */
    NO_ADDRESS: { status: 409, says: () => m.orders_swap_no_address() },
  },
})

export const answerSubstitute = defineCall({
  does: "Stores a customer's answer to a question about a replacement, by the order's secret link. Only the first answer counts.",
  method: 'POST',
  path: '/substitutions/answer',
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    ...{ orderNum: line(20), link: line(100) },
    offerId: id,
    accepts: z.boolean(),
  }),
  output: z.object({ state: z.enum(answerStates) }),
  example: {
    input: { orderNum: '10012', link: exampleLink, offerId: 31, accepts: true },
    output: { state: 'ACCEPTED' },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** It was answered already, the time is over, or the shop found the product after all. */
    ENDED: {
      status: 409,
      says: () => m.orders_offer_ended(),
      data: z.object({ state: z.enum(answerStates) }),
    },
  },
})

export const findWishes = defineCall({
  does: "Answers the caller's last wish for each product, for the case that it runs out.",
  method: 'GET',
  path: '/substitutions/findMine',
  who: 'signed in',
  input: z.object({}),
  output: z.array(
    z.object({
      productId: z.int(),
      substitution: z.enum(substitutions),
      /** The product of SPECIFIC, with its name. */
      substituteProductId: z.int().optional(),
      substituteName: z.string().optional(),
    }),
  ),
  example: {
    input: {},
    output: [
      { productId: 101, substitution: 'SPECIFIC', substituteProductId: 103, substituteName: 'Chicken Legs' },
    ],
  },
  failures: {},
})

export const swapsCalls = [findSubstitutes, offerSubstitute, answerSubstitute, findWishes] as const
