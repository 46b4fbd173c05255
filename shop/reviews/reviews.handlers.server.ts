import { answerFindAllReviews } from './find-all-reviews.server.ts'
import {
  answerFindReviewsForStaff,
  answerJudgeReviews,
  answerLetReviewsWait,
} from './judge-reviews.server.ts'
import { answerSaveReview } from './save-review.server.ts'
import { answerSummariseReviews } from './summarise-reviews.server.ts'

/** The handlers of every call of reviews. */
export const reviewsHandlers = [
  answerFindAllReviews,
  answerSummariseReviews,
  answerSaveReview,
  answerFindReviewsForStaff,
  answerJudgeReviews,
  answerLetReviewsWait,
] as const
