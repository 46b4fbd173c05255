import { m } from '../../messages/m.ts'
import { Stars } from '../../ui/stars.tsx'
import type { ReviewSummary } from '../reviews.rules.ts'

const oneDecimal = new Intl.NumberFormat(m.shop_language(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The average of the ratings and their distribution. */
export function RatingOverview({ summary: { count, average, spread } }: { summary: ReviewSummary }) {
  return (
    <div>
      <p className="flex items-end gap-3">
        <span className="font-display text-5xl leading-none font-semibold">{oneDecimal.format(average)}</span>
        <span>
          <Stars rating={average} className="h-5" />
          <span className="block text-sm text-muted">{m.reviews_count({ count })}</span>
        </span>
      </p>
      <ul aria-label={m.reviews_distribution()} className="mt-5 grid gap-2 text-sm">
        {spread.map(one => (
          <li key={one.rating} className="grid grid-cols-[4rem_1fr_1.5rem] items-center gap-3">
            <span>{m.reviews_stars({ rating: one.rating })}</span>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden
              className="h-2 w-full rounded-round bg-line rtl:-scale-x-100"
            >
              <rect width={(one.count / count) * 100} height="8" className="fill-saffron" />
            </svg>
            <span className="text-end tabular-nums">{one.count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
