import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import type { Review } from '../reviews.contract.ts'
import { REVIEWS_PAGE_SIZE, type ReviewSummary } from '../reviews.rules.ts'
import { AddReview } from './add-review.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewItem } from './review-item.tsx'

/** The data of the panel: a summary of all reviews, and one page of them, counted from 1. */
export type ShownReviews = { productId: number; summary: ReviewSummary; reviews: Review[]; page: number }

/** The reviews of a product, and the way to add one. */
export function ReviewPanel({ productId, summary, reviews, page }: ShownReviews) {
  const more = page * REVIEWS_PAGE_SIZE < summary.count
  const link = 'inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4'
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-[18rem_1fr]">
      <div className="grid h-fit gap-6">
        {summary.count > 0 ? (
          <RatingOverview summary={summary} />
        ) : (
          <div>
            <p className="font-display text-2xl">{m.reviews_none()}</p>
            <p className="mt-1 text-muted">{m.reviews_none_text()}</p>
          </div>
        )}
        <AddReview productId={productId} />
      </div>
      <div>
        <h2 className="sr-only">{m.reviews_list()}</h2>
        {reviews.map(review => (
          <ReviewItem key={review.reviewId} review={review} />
        ))}
        {(page > 1 || more) && (
          <nav aria-label={m.reviews_pages()} className="flex gap-6 pt-4">
            {page > 1 && (
              <Link to={`?reviews=${page - 1}#reviews`} rel="prev" className={link}>
                {m.reviews_newer()}
              </Link>
            )}
            {more && (
              <Link to={`?reviews=${page + 1}#reviews`} rel="next" className={link}>
                {m.reviews_older()}
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}
