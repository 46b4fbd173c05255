import { m } from '../messages/m.ts'

const SIZE = 24
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const places = [0, 1, 2, 3, 4]

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {places.map(place => (
        <path key={place} d={STAR} transform={`translate(${place * SIZE})`} />
      ))}
    </g>
  )
}

/** A rating of 0 to 5 as stars, with part of a star for an average. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={m.ui_out_of_five({ rating })}
      viewBox={`0 0 ${5 * SIZE} ${SIZE}`}
      className={`inline-block w-auto rtl:-scale-x-100 ${className}`}
    >
      <Row className="fill-line" />
      <svg aria-hidden width={rating * SIZE} height={SIZE}>
        <Row className="fill-saffron" />
      </svg>
    </svg>
  )
}
