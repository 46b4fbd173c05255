import { z } from 'zod'
import { againLine } from '../cart/again/again-line.ts'
import { exampleLine } from '../cart/example-line.ts'
import { pickupType } from '../delivery/pickup-type.ts'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id } from '../lib/fields.ts'
import { MOST_USUAL, marks } from './usual.rules.ts'

const usualItem = againLine
  .extend({
    pinned: z.boolean(),
    /** The number of the latest orders that have it. */
    times: z.int(),
  })
  .meta({ title: 'UsualItem' })
/** A product of the usual list, with the line of its latest order as it is sold now. */
export type UsualItem = z.output<typeof usualItem>

export const findUsual = defineCall({
  does: 'Lists the products that the caller usually orders: pinned ones first, then those ordered most and latest.',
  method: 'GET',
  path: '/usual/find',
  who: 'signed in',
  input: z.object({ pickupType: pickupType.default('DELIVERY'), branchId: id.optional() }),
  output: z.object({ items: z.array(usualItem).max(MOST_USUAL) }),
  example: {
    input: {},
    output: {
      items: [
        {
          ...exampleLine,
          wanted: 2,
          line: {
            productId: 101,
            quantity: 2,
            cuttingAttributes: '8 pieces',
            packagingAttributes: 'Plain bag',
          },
          was: 1780,
          pinned: true,
          times: 3,
        },
      ],
    },
  },
  failures: {},
})

export const saveUsual = defineCall({
  does: 'Pins a product to the usual list of the caller, hides it from there, or with `null` does neither any more.',
  method: 'POST',
  path: '/usual/save',
  who: 'signed in',
  input: z.strictObject({ productId: id, state: z.enum(marks).nullable() }),
  output: z.object({ productId: z.int(), state: z.enum(marks).nullable() }),
  example: { input: { productId: 101, state: 'PINNED' }, output: { productId: 101, state: 'PINNED' } },
  failures: { NOT_FOUND },
})

export const usualCalls = [findUsual, saveUsual] as const
