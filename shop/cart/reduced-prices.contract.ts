import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id } from '../lib/fields.ts'

const reducedAt = z
  .object({
    branchId: z.int(),
    isMain: z.boolean(),
    /** The reduction in per cent, and the price charged for it, without the surcharges of choices. */
    percent: z.number(),
    effectivePrice: z.number(),
    /** The amount that it is left for, in the product's unit. */
    left: z.number(),
    /** The last day of the goods in words; null if they keep. */
    says: z.string().nullable(),
  })
  .meta({ title: 'ReducedAt' })
/** The reduced price of a product at a branch. */
export type ReducedAt = z.output<typeof reducedAt>

export const findReducedPrices = defineCall({
  does: 'Lists the branches where a product costs less because some of it ends soon, the main branch first.',
  method: 'GET',
  path: '/products/findReduced/{productId}',
  who: 'anyone',
  shows: ({ productId }) => ['settings', `product ${productId}`],
  input: z.strictObject({ productId: id }),
  output: z.array(reducedAt),
  example: { input: { productId: 101 }, output: [] },
  failures: {},
})
