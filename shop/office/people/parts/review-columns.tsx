import { BadgeCheck, Eye, EyeOff } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { JudgedReview } from '../../../reviews/judge-reviews.contract.ts'
import type { ReviewState } from '../../../reviews/review-states.ts'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { Link } from '../../../ui/link.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { ReviewBadge } from './review-badge.tsx'

const way = 'text-green underline-offset-4 hover:underline'

/** The columns of the list of reviews; `onJudge` receives each decision on a review. */
export const reviewColumns = (
  onJudge: (review: JudgedReview, state: ReviewState) => void,
): OfficeColumn<JudgedReview>[] => [
  {
    id: 'review',
    name: m.office_people_review(),
    shown: 'always',
    cell: review => (
      <span className="block max-w-prose max-md:pe-10 md:min-w-40">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={review.rating} />
          <span className="font-semibold wrap-anywhere">{review.reviewTitle}</span>
        </span>
        <span className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere text-muted">
          {review.reviewMsg}
        </span>
      </span>
    ),
  },
  {
    id: 'product',
    name: m.office_people_product(),
    cell: ({ productId, productName }) => (
      <Link to={`/admin/products/${productId}`} className={`${way} block wrap-break-word`}>
        {productName}
      </Link>
    ),
  },
  {
    id: 'author',
    name: m.office_people_author(),
    cell: ({ authorName, contactId, verifiedPurchase }) => (
      <span>
        {contactId === null ? (
          <bdi className="wrap-anywhere">{authorName}</bdi>
        ) : (
          <Link to={`/admin/customers/${contactId}`} className={`${way} wrap-anywhere`}>
            <bdi>{authorName}</bdi>
          </Link>
        )}
        {verifiedPurchase && (
          <span className="flex items-center gap-1 text-sm text-green max-md:justify-end">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            {m.reviews_verified()}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'rating',
    name: m.office_people_stars(),
    sorts: true,
    end: true,
    shown: 'on demand',
    cell: ({ rating }) => rating,
  },
  {
    id: 'date',
    name: m.office_people_day(),
    sorts: true,
    cell: ({ reviewDate }) => (
      <span className="whitespace-nowrap">
        <Day at={reviewDate} />
      </span>
    ),
  },
  { id: 'state', name: m.office_people_state(), cell: ({ state }) => <ReviewBadge state={state} /> },
  {
    id: 'ways',
    name: m.office_people_ways(),
    end: true,
    acts: true,
    shown: 'always',
    cell: review => (
      <span className="inline-flex flex-wrap justify-end gap-2">
        {review.state !== 'shown' && (
          <JudgeButton review={review} to="shown" onJudge={onJudge} says={m.office_people_show()} />
        )}
        {review.state !== 'hidden' && (
          <JudgeButton review={review} to="hidden" onJudge={onJudge} says={m.office_people_hide()} />
        )}
      </span>
    ),
  },
]

type ButtonProps = {
  review: JudgedReview
  to: 'shown' | 'hidden'
  says: string
  onJudge: (review: JudgedReview, state: ReviewState) => void
}

function JudgeButton({ review, to, says, onJudge }: ButtonProps) {
  const Icon = to === 'shown' ? Eye : EyeOff
  return (
    <Button
      look="quiet"
      className="px-4 text-sm md:max-xl:px-3"
      aria-label={`${says}: ${review.reviewTitle}`}
      onClick={() => onJudge(review, to)}
    >
      <Icon aria-hidden className="size-4.5" />
      <span className="md:max-xl:sr-only">{says}</span>
    </Button>
  )
}
