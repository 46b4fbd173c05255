import type { Review } from './reviews.contract.ts'

/** Reviews of one answer of the call; as many mean that there may be older ones. */
export const REVIEWS_PAGE_SIZE = 20

/** What a rating may be, best first. */
export const ratings = [5, 4, 3, 2, 1] as const

/** What reviews say together: how many, their average with one decimal (0 where there is none), how many of each rating. */
export type ReviewSummary = { count: number; average: number; spread: { rating: number; count: number }[] }

/** Sums up reviews by their ratings. */
export function summarise(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    count: reviews.length,
    average: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    spread: ratings.map(rating => ({ rating, count: reviews.filter(one => one.rating === rating).length })),
  }
}
