import { useId } from 'react'
import { m } from '../../messages/m.ts'
import { ratings } from '../reviews.rules.ts'

type Props = { rating: number; onRating: (rating: number) => void; error: string | undefined }

/** One to five stars as radio buttons: arrow keys choose, and all stars up to the chosen one are lit. */
export function RatingField({ rating, onRating, error }: Props) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{m.reviews_rating()}</legend>
      <div className="-mx-1.5 flex w-fit">
        {ratings.toReversed().map(value => (
          <label
            key={value}
            className="relative cursor-pointer rounded-small p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              aria-invalid={error && rating === 0 ? true : undefined}
              aria-describedby={error ? id : undefined}
              onChange={() => onRating(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              className={`size-8 stroke-edge ${value <= rating ? 'fill-saffron' : 'fill-none'}`}
            >
              <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
            </svg>
            <span className="sr-only">{m.reviews_stars({ rating: value })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1 text-sm font-medium text-rose">
          {error}
        </p>
      )}
    </fieldset>
  )
}
