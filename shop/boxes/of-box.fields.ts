import { z } from 'zod'

/** The box that a line of an order is a part of, as it was when it was ordered; null if it was ordered alone. */
export const ofBox = z
  .object({
    /** Lines with the same number belong to the same box. */
    no: z.int(),
    productId: z.int(),
    productName: z.string(),
    /** How many of the box were ordered. */
    quantity: z.number(),
    /** The products that its buyer chose for it, one as often as it was chosen. */
    parts: z.array(z.int()).optional(),
  })
  .nullable()
  .meta({ title: 'OfBox' })
