import type { OutputOf } from '../lib/call.ts'
import type { summariseReviews } from './reviews.contract.ts'

/** Reviews of one answer of the call. */
export const REVIEWS_PAGE_SIZE = 20

/** What a rating may be, best first. */
export const ratings = [5, 4, 3, 2, 1] as const

/** What all reviews of a product say together: how many, their average with one decimal (0 where there is none), how many of each rating. */
export type ReviewSummary = OutputOf<typeof summariseReviews>
