import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { reaches } from './reach.rules.ts'

/** The fields of an address that may be typed; those of an order. */
export const typedFields = {
  address: line(200).optional(),
  city: line(100).optional(),
  stateProvince: line(100).optional(),
  country: line(100).optional(),
  postalCode: line(20).optional(),
}

/** Whether an address is delivered to, as the calls tell it; amounts in decimals. */
export const shownReach = z.object({
  /** `UNKNOWN`: nobody knows where it is. It is delivered to, at the ordinary charges. */
  reach: z.enum(reaches),
  /** The zone in which it is; delivered to at the ordinary charges where there is none. */
  zoneName: z.string().nullable(),
  leastOrder: z.number().nullable(),
  /** How far it is from the shop by the great circle, where both are known. */
  miles: z.int().nullable(),
})

const answered = shownReach.extend({
  /** What delivery costs there: from this subtotal on, this fee. */
  shippingBands: z.array(z.object({ from: z.number(), fee: z.number() })),
})
/** Whether the shop delivers to an address, and what that costs. */
export type ShownReach = z.output<typeof answered>

export const findReach = defineCall({
  does: 'Tells whether the shop delivers to an address, what that costs there, and the least order.',
  method: 'POST',
  path: '/deliveryZones/findByAddress',
  who: 'anyone',
  reads: true,
  limited: true,
  /** The postcode may stand in the address. */
  input: z.strictObject({
    ...typedFields,
    address: line(200).refine(typed => typed.trim() !== '', { error: () => m.delivery_ask_empty() }),
  }),
  output: answered,
  example: {
    input: { address: 'Karachi' },
    output: {
      reach: 'DELIVERED',
      zoneName: null,
      leastOrder: null,
      miles: 7,
      shippingBands: [
        { from: 0, fee: 200 },
        { from: 500, fee: 150 },
        { from: 1000, fee: 100 },
        { from: 2000, fee: 0 },
      ],
    },
  },
  failures: {},
})

export const reachCalls = [findReach] as const
