import type { OutputOf } from '../lib/call.ts'
import type { summariseReviews } from './reviews.contract.ts'

/** The number of reviews in one answer of the call. */
export const REVIEWS_PAGE_SIZE = 20

/** The possible ratings, best first. */
export const ratings = [5, 4, 3, 2, 1] as const

/** The summary of a product's reviews: number, average with one decimal (0 if there are none), number per rating. */
export type ReviewSummary = OutputOf<typeof summariseReviews>
