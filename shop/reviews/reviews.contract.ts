import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, wholeNumber } from '../lib/fields.ts'

const review = z.object({
  reviewId: z.int(),
  productId: z.int(),
  custId: z.int().nullable(),
  authorName: z.string(),
  rating: z.int(),
  reviewTitle: z.string(),
  reviewMsg: z.string(),
  reviewDate: z.string(),
  verifiedPurchase: z.boolean(),
})
/** A review as the API shows it. */
export type Review = z.output<typeof review>

export const findAllReviews = defineCall({
  does: 'Lists reviews, newest first, 20 a page counted from 1; of one product where `productId` is given.',
  method: 'GET',
  path: '/review/findAll',
  who: 'anyone',
  input: z.object({ productId: id.optional(), page: wholeNumber(1, 100_000).default(1) }),
  output: z.array(review),
  failures: {},
})

export const reviewsCalls = [findAllReviews] as const
