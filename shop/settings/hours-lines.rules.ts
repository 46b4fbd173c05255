import { showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import type { Closed } from './closed-days.rules.ts'
import { type DayHours, shortTime } from './hours.rules.ts'

/** The number of days ahead for which shoppers see closed days. */
const AHEAD = 30
const DAY = 86_400_000

/** Returns the hours of a day as text, without the break in between. */
function timesOf({ opens, closes, breakStarts, breakEnds }: DayHours): string {
  const parts = breakStarts && breakEnds ? [opens, breakStarts, breakEnds, closes] : [opens, closes]
  const times = parts.flatMap((from, at) =>
    at % 2 ? [] : [m.settings_times({ from: shortTime(from), to: shortTime(parts[at + 1] ?? '') })],
  )
  return times.join(', ')
}

/** 4 January 2026 was a Sunday. */
const nameOfDay = (weekday: number) =>
  new Intl.DateTimeFormat(m.shop_days(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + weekday),
  )

/** Returns the week as text, Monday first: consecutive days with the same hours share a line. */
export function weekLines(days: readonly DayHours[]): string[] {
  const spans: { first: number; last: number; times: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const day = days.find(one => one.weekday === weekday)
    const times = day ? timesOf(day) : m.settings_closed_weekly()
    const span = spans.at(-1)
    if (span?.times === times) span.last = weekday
    else spans.push({ first: weekday, last: weekday, times })
  }
  return spans.map(({ first, last, times }) => {
    const names = { first: nameOfDay(first), last: nameOfDay(last) }
    return m.settings_week_line({ days: first === last ? names.first : m.settings_week_days(names), times })
  })
}

/** Returns the next closed days as text; `today` as in `2026-12-25`. */
export function closedLines(closed: readonly Closed[], today: string): string[] {
  return closed
    .filter(
      ({ firstDay, lastDay }) => lastDay >= today && Date.parse(firstDay) <= Date.parse(today) + AHEAD * DAY,
    )
    .map(({ firstDay, lastDay, why }) =>
      firstDay === lastDay
        ? m.settings_closed_on({ day: showDay(firstDay), why })
        : m.settings_closed_from({ first: showDay(firstDay), last: showDay(lastDay), why }),
    )
}
