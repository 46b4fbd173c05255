import { z } from 'zod'
import { againLine } from '../../cart/again/again-line.ts'
import { exampleLine } from '../../cart/example-line.ts'
import { pickupType } from '../../delivery/pickup-type.ts'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { exampleLink } from '../orders.examples.ts'

/** The branch where it is ordered again: the same fields as those of the cart. */
const at = { pickupType: pickupType.default('DELIVERY'), branchId: id.optional() }

const output = z.object({
  orderNum: z.string(),
  /** Its lines as they were ordered: without what staff removed, and without what came instead of them. */
  lines: z.array(againLine),
})

const line890 = { productId: 101, cuttingAttributes: '8 pieces', notes: 'No neck' } as const

const example = {
  orderNum: '10012',
  lines: [
    {
      ...exampleLine,
      wanted: 2,
      line: { ...line890, quantity: 2 },
      was: 1700,
    },
  ],
} as const

export const orderAgain = defineCall({
  does: "Answers the lines of one of the caller's orders as the shop sells them now, to order them again. Saves nothing.",
  method: 'GET',
  path: '/orders/again/{orderNum}',
  who: 'signed in',
  input: z.object({ orderNum: line(20), ...at }),
  output,
  example: { input: { orderNum: '10012' }, output: example },
  failures: { NOT_FOUND },
})

export const orderAgainByLink = defineCall({
  does: 'Answers the lines of an order as the shop sells them now, to anyone with its secret link. Saves nothing.',
  method: 'GET',
  path: '/orders/again/{orderNum}/{link}',
  who: 'anyone',
  input: z.object({ orderNum: line(20), link: line(100), ...at }),
  output,
  example: { input: { orderNum: '10012', link: exampleLink }, output: example },
  failures: { NOT_FOUND },
})

export const againCalls = [orderAgain, orderAgainByLink] as const
