import { z } from 'zod'
import { age } from '../../catalogue/ages/age-fields.ts'
import { defineCall } from '../../lib/call.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { AGE_CHECK } from '../../orders/ages/age-check-failure.ts'
import { counterItems } from '../../orders/counter/counter.contract.ts'
import { placingFailures } from '../../orders/orders.contract.ts'

export const sellAtCounter = defineCall({
  does: 'Sells products at the counter, without a name: one order that is placed, paid in cash and handed over at once, or nothing.',
  method: 'POST',
  path: '/counter/sell',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    items: counterItems,
    branchId: id.optional(),
    /** The total that the person saw; if it differs from the shop's, nothing is sold. */
    grandTotal: z.number().min(0),
    /** The cash that the customer gave; exactly what is to receive if it is missing. */
    given: z.number().min(0).max(1_000_000_000).optional(),
    /** The age that an ID was checked for, in years: needed if a product asks for an age. */
    ageChecked: age.optional(),
  }),
  output: z.object({
    orderId: z.int(),
    orderNum: z.string(),
    grandTotal: z.number(),
    /** The cash that stays, in the shop's coins, and the change to give back. */
    received: z.number(),
    change: z.number(),
  }),
  example: {
    input: { items: [{ productId: 101, quantity: 2 }], grandTotal: 1780, given: 2000 },
    output: { orderId: 5014, orderNum: '10014', grandTotal: 1780, received: 1780, change: 220 },
  },
  failures: {
    ...placingFailures,
    AGE_CHECK,
    /** A line needs the weight of one piece. */
    NO_WEIGHT: { status: 409, says: () => m.orders_counter_weight() },
    NOT_ENOUGH: {
      status: 409,
      says: () => m.payments_counter_not_enough(),
      data: z.object({ receivable: z.number() }),
    },
  },
})

export const sellCalls = [sellAtCounter] as const
