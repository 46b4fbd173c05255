import { BadgeCheck } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Day } from '../../ui/day.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Review } from '../reviews.contract.ts'

/** One customer's review. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <article className="border-b border-line py-6 first-of-type:pt-0">
      <Stars rating={review.rating} />
      <h3 className="mt-1 font-text text-base font-semibold tracking-normal">{review.reviewTitle}</h3>
      <p className="mt-1 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{review.reviewMsg}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="font-medium text-ink">{review.authorName}</span>
        <Day at={review.reviewDate} />
        {review.verifiedPurchase && (
          <span className="flex items-center gap-1 text-green">
            <BadgeCheck aria-hidden className="size-4" />
            {m.reviews_verified()}
          </span>
        )}
      </p>
    </article>
  )
}
