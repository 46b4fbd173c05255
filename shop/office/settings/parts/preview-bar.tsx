import type { PreviewedDay } from '../../../hours/opening.contract.ts'
import { DAY } from '../../../hours/spans.rules.ts'
import { minutesOpen } from '../preview-bar.rules.ts'

/** The hours of a day as a bar from midnight to `end`. Decorative: the words are next to it. */
export function PreviewBar({ open, end }: { open: PreviewedDay['open']; end: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${end} 8`}
      preserveAspectRatio="none"
      className="block h-2 w-full lg:mt-2 rounded-round bg-sunken rtl:-scale-x-100"
    >
      {minutesOpen(open).map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height="8" className="fill-green" />
      ))}
      {end > DAY && (
        <line x1={DAY} x2={DAY} y2="8" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  )
}
