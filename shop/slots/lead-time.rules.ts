import type { Span } from '../hours/spans.rules.ts'

/** A time during which a branch is open. */
export type OpenTime = { opensAt: Date; closesAt: Date }

const MINUTE = 60_000

/**
 * Returns the moment at which a branch has worked so many minutes from now on: it works while it is open. `open` is in order; undefined
 * if it is not open for so long.
 */
export function readyAt(open: readonly OpenTime[], now: Date, minutes: number): Date | undefined {
  if (minutes <= 0) return now
  let left = minutes * MINUTE
  for (const { opensAt, closesAt } of open) {
    const from = Math.max(opensAt.getTime(), now.getTime())
    const until = from + left
    if (until <= closesAt.getTime()) return new Date(until)
    left -= Math.max(0, closesAt.getTime() - from)
  }
  return undefined
}

/**
 * Returns the last minute at which work of so many minutes can begin, to be ready at a minute: `open` is in order, in minutes from the
 * same midnight. If the shop is not open for so long, it is the first minute at which it opens.
 */
export function lastStart(open: readonly Span[], ready: number, minutes: number): number {
  if (minutes <= 0) return ready
  let left = minutes
  for (const { from, to } of open.toReversed()) {
    const until = Math.min(to, ready)
    if (until - from >= left) return until - left
    left -= Math.max(0, until - from)
  }
  return Math.min(ready, open[0]?.from ?? ready)
}
