import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { reaches } from './reach.rules.ts'

/** The address fields that may be typed; the same as those of an order. */
export const typedFields = {
  address: line(200).optional(),
  city: line(100).optional(),
  stateProvince: line(100).optional(),
  country: line(100).optional(),
  postalCode: line(20).optional(),
}

/** The delivery to an address, as the calls return it; amounts in decimals. */
export const shownReach = z.object({
  /** `UNKNOWN`: its position is unknown. The shop delivers at its ordinary charges. */
  reach: z.enum(reaches),
  /** The zone of the address; null means delivery at the ordinary charges. */
  zoneName: z.string().nullable(),
  leastOrder: z.number().nullable(),
  /** The distance from the shop along the great circle, if both positions are known. */
  miles: z.int().nullable(),
})

/** A step of the delivery charge in decimals: from this subtotal on, this fee. */
export const band = z.object({ from: z.number(), fee: z.number() })

const answered = shownReach.extend({
  /** The delivery charges there. */
  shippingBands: z.array(band),
})
/** The delivery to an address, and its charges. */
export type ShownReach = z.output<typeof answered>

export const findReach = defineCall({
  does: 'Answers whether the shop delivers to an address, the charge and the minimum order.',
  method: 'POST',
  path: '/deliveryZones/findByAddress',
  who: 'anyone',
  reads: true,
  limited: true,
  /** The postcode may be part of the address. */
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
