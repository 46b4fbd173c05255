import { m } from '../../../messages/m.ts'
import { reviewStates } from '../../../reviews/review-states.ts'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { WholePerson } from '../people.contract.ts'
import { ReviewBadge } from './review-badge.tsx'

/** The latest reviews of a person; the list of reviews has all. */
export function PersonReviews({ person: { reviews, reviewCount, custId } }: { person: WholePerson }) {
  if (reviewCount === 0) return null
  return (
    <section aria-labelledby="person-reviews" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="person-reviews" className="text-xl">
          {m.office_people_reviews()}
        </h2>
        <Link
          to={`/admin/reviews?custId=${custId}`}
          className="font-semibold text-green underline underline-offset-4"
        >
          {m.office_people_all_reviews({ count: reviewCount })}
        </Link>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {reviews.map(review => (
          <li key={review.reviewId} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={review.rating} />
              <span className="min-w-0 font-medium wrap-anywhere">{review.productName}</span>
              <ReviewBadge state={reviewStates.find(state => state === review.state) ?? 'shown'} />
            </p>
            <p className="wrap-anywhere">
              {review.reviewTitle} <span className="text-muted">{review.reviewMsg}</span>
            </p>
            <p className="text-sm text-muted">
              <Day at={review.reviewDate} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
