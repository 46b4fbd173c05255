import { m } from '../messages/m.ts'
import type { Review } from './reviews.contract.ts'

/** A review as it is being written; rating 0 until one is chosen. */
export type ReviewDraft = Pick<Review, 'reviewTitle' | 'reviewMsg' | 'rating'>

/** Returns the errors of a review, by field (spec section 5); empty if there are none. */
export function checkReview(draft: ReviewDraft): Partial<Record<keyof ReviewDraft, string>> {
  const wrong: Partial<Record<keyof ReviewDraft, string>> = {}
  if (!draft.reviewTitle.trim()) wrong.reviewTitle = m.reviews_title_required()
  if (!draft.reviewMsg.trim()) wrong.reviewMsg = m.reviews_message_required()
  if (!Number.isInteger(draft.rating) || draft.rating < 1 || draft.rating > 5)
    wrong.rating = m.reviews_rating_required()
  return wrong
}
