import { spanBetween } from '../../hours/clock-times.rules.ts'
import type { PreviewedDay } from '../../hours/opening.contract.ts'
import { DAY, type Span } from '../../hours/spans.rules.ts'

/** The hours of a day in minutes from its midnight: after a break past midnight they go on the next day. */
export function minutesOpen(open: PreviewedDay['open']): Span[] {
  let end = 0
  return open.map(({ opens, closes }) => {
    const span = spanBetween(opens, closes)
    const shift = span.from < end ? DAY : 0
    end = span.to + shift
    return { from: span.from + shift, to: end }
  })
}

/** The minute at which the latest of some days ends, at least midnight: the width of their bars. */
export const latestEnd = (days: readonly PreviewedDay[]): number =>
  Math.max(DAY, ...days.flatMap(({ open }) => minutesOpen(open).map(({ to }) => to)))
