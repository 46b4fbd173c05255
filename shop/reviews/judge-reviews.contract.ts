import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { MOST_JUDGED, reviewStates } from './review-states.ts'

const judged = z.object({
  reviewId: z.int(),
  productId: z.int(),
  productName: z.string(),
  custId: z.int().nullable(),
  /** The contact of the author, if known. */
  contactId: z.int().nullable(),
  authorName: z.string(),
  rating: z.int(),
  reviewTitle: z.string(),
  reviewMsg: z.string(),
  reviewDate: z.string(),
  verifiedPurchase: z.boolean(),
  state: z.enum(reviewStates),
})
/** A review as staff see it. */
export type JudgedReview = z.output<typeof judged>

const example: JudgedReview = {
  reviewId: 301,
  productId: 101,
  productName: 'Whole Chicken',
  custId: 1042,
  contactId: 880,
  authorName: 'Zainab',
  rating: 5,
  reviewTitle: 'Tender',
  reviewMsg: 'Cooked in half an hour.',
  reviewDate: '2026-11-21',
  verifiedPurchase: true,
  state: 'waiting',
}

export const findReviewsForStaff = defineCall({
  does: 'Lists reviews for staff, newest first unless sorted. Filters: words, state, stars, product and author. Answers whether new reviews need approval.',
  method: 'GET',
  path: '/review/findForStaff',
  who: 'staff: customers',
  input: z.strictObject({
    ...listFields(['date', 'rating'], '-date'),
    state: z.enum(reviewStates).optional(),
    rating: wholeNumber(1, 5).optional(),
    productId: id.optional(),
    custId: id.optional(),
  }),
  output: listOf(judged).extend({ reviewsWait: z.boolean(), waiting: z.int() }),
  example: {
    input: { state: 'waiting' },
    output: { rows: [example], total: 1, reviewsWait: true, waiting: 1 },
  },
  failures: {},
})

export const judgeReviews = defineCall({
  does: `Shows reviews, hides them or lets them wait again, up to ${MOST_JUDGED} at once; answers where those stood that changed.`,
  method: 'POST',
  path: '/review/judge',
  who: 'staff: customers',
  input: z.strictObject({
    reviewIds: z.array(id).min(1).max(MOST_JUDGED),
    state: z.enum(reviewStates),
  }),
  output: z.object({
    changed: z.array(z.object({ reviewId: z.int(), before: z.enum(reviewStates) })),
  }),
  example: {
    input: { reviewIds: [301], state: 'shown' },
    output: { changed: [{ reviewId: 301, before: 'waiting' }] },
  },
  failures: {},
})

export const letReviewsWait = defineCall({
  does: 'Sets whether new reviews need approval. Reviews that are already shown stay visible.',
  method: 'POST',
  path: '/review/letWait',
  who: 'staff: customers',
  input: z.strictObject({ reviewsWait: z.boolean() }),
  output: z.object({ reviewsWait: z.boolean() }),
  example: { input: { reviewsWait: true }, output: { reviewsWait: true } },
  failures: {},
})

export const judgeReviewsCalls = [findReviewsForStaff, judgeReviews, letReviewsWait] as const
