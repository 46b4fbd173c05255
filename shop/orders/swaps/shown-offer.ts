import { z } from 'zod'

/** A question to the customer: may this product replace that line? */
export const shownOffer = z.object({
  offerId: z.int(),
  /** The line that ran out. */
  orderItemId: z.int(),
  productId: z.int(),
  productName: z.string(),
  measuringUnit: z.string(),
  image: z.string().nullable(),
  quantity: z.number(),
  /** Its price today, and the most that it may cost once it is weighed. */
  lineTotal: z.number(),
  lineCap: z.number(),
  /** The last moment for an answer. */
  answerBy: z.string(),
})
/** A question about a replacement as its customer sees it. */
export type ShownOffer = z.output<typeof shownOffer>
