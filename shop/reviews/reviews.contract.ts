import { z } from 'zod'
import { ignored } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { filledLine, filledText, id, wholeNumber } from '../lib/fields.ts'
import type { Thing } from '../lib/things.ts'
import { m } from '../messages/m.ts'

const review = z
  .object({
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
  .meta({ title: 'Review' })
/** A review as the API shows it. */
export type Review = z.output<typeof review>

/** A customer who has ordered a product is a verified buyer, so an order changes what its reviews say. */
const ofProduct = (productId: number): Thing[] => [`reviews of ${productId}`, `product ${productId}`]

export const findAllReviews = defineCall({
  does: 'Lists reviews, newest first, 20 per page, from page 1; with `productId`, only those of one product.',
  method: 'GET',
  path: '/review/findAll',
  who: 'anyone',
  shows: ({ productId }, answer = []) =>
    productId ? ofProduct(productId) : ['reviews', ...answer.map(one => `product ${one.productId}` as const)],
  input: z.object({ productId: id.optional(), page: wholeNumber(1, 100_000).default(1) }),
  output: z.array(review).max(20),
  example: { input: { productId: 2_000_000 }, output: [] },
  failures: {},
})

export const saveReview = defineCall({
  does: "Saves the signed-in customer's review of a product and replaces an earlier one. It appears at once or waits for approval.",
  method: 'POST',
  path: '/review/save',
  who: 'own data',
  limited: true,
  input: z.strictObject({
    custId: id,
    productId: id,
    rating: z
      .int({ error: () => m.reviews_rating_required() })
      .min(1)
      .max(5),
    reviewTitle: filledLine(200, m.reviews_title_required),
    reviewMsg: filledText(4000, m.reviews_message_required),
    reviewDate: ignored,
    authorName: ignored,
    verifiedPurchase: ignored,
  }),
  output: review.extend({
    /** Hidden until staff have approved it. */
    waits: z.boolean(),
  }),
  example: {
    input: {
      custId: 1042,
      productId: 101,
      rating: 5,
      reviewTitle: 'Tender',
      reviewMsg: 'Cooked in half an hour.',
    },
    output: {
      reviewId: 301,
      productId: 101,
      custId: 1042,
      authorName: 'Zainab',
      rating: 5,
      reviewTitle: 'Tender',
      reviewMsg: 'Cooked in half an hour.',
      reviewDate: '2026-11-21',
      verifiedPurchase: true,
      waits: false,
    },
  },
  failures: { NOT_FOUND },
})

export const summariseReviews = defineCall({
  does: 'Answers the number of reviews of a product, their average and the number of each rating.',
  method: 'GET',
  path: '/review/summary/{productId}',
  who: 'anyone',
  shows: ({ productId }) => ofProduct(productId),
  input: z.object({ productId: id }),
  output: z.object({
    count: z.int(),
    average: z.number(),
    spread: z.array(z.object({ rating: z.int(), count: z.int() })),
  }),
  example: {
    input: { productId: 2_000_000 },
    output: { count: 0, average: 0, spread: [5, 4, 3, 2, 1].map(rating => ({ rating, count: 0 })) },
  },
  failures: {},
})

export const reviewsCalls = [findAllReviews, summariseReviews, saveReview] as const
