import { showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { clockTime } from './clock-times.rules.ts'
import type { DatedHours, HoursPlan } from './day-hours.rules.ts'
import { type Span, without } from './spans.rules.ts'
import { nameOfWeekday } from './weekdays.ts'

/** The number of days ahead for which shoppers see closed days and other hours. */
export const AHEAD = 30
const DAY = 86_400_000

/** Returns hours as text, such as `10:00 to 13:00, 14:30 to 24:00`. */
const timesOf = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => m.hours_times({ from: clockTime(from), to: clockTime(to) })).join(m.hours_and())

/** Returns the hours of each weekday without the fixed breaks that it has all year. */
export const weekSpans = ({ weekly, breaks }: Pick<HoursPlan, 'weekly' | 'breaks'>): Span[][] =>
  [0, 1, 2, 3, 4, 5, 6].map(weekday =>
    without(
      weekly.filter(one => one.weekday === weekday),
      breaks.flatMap(one =>
        one.kind === 'FIXED' && one.firstDay === null && (one.weekday ?? weekday) === weekday ? [one] : [],
      ),
    ),
  )

/** Returns the week as text, Monday first: consecutive days with the same hours share a line; then the prayers it closes for. */
export function weekLines(plan: Pick<HoursPlan, 'weekly' | 'breaks'>): string[] {
  const days = weekSpans(plan)
  const lines: { first: number; last: number; times: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const spans = days[weekday] ?? []
    const times = spans.length ? timesOf(spans) : m.hours_closed_weekly()
    const line = lines.at(-1)
    if (line?.times === times) line.last = weekday
    else lines.push({ first: weekday, last: weekday, times })
  }
  const prayers = plan.breaks.flatMap(one => (one.kind === 'PRAYER' ? one.name : []))
  return [
    ...lines.map(({ first, last, times }) => {
      const names = { first: nameOfWeekday(first), last: nameOfWeekday(last) }
      return m.hours_week_line({ days: first === last ? names.first : m.hours_week_days(names), times })
    }),
    ...(prayers.length ? [m.hours_breaks_for({ names: [...new Set(prayers)].join(m.hours_and()) })] : []),
  ]
}

type Days = { firstDay: string | null; lastDay: string | null }
/** True if a range is not over, and begins in time to be shown. */
const isNear = ({ firstDay, lastDay }: Days, today: string) =>
  (lastDay ?? today) >= today && Date.parse(firstDay ?? today) <= Date.parse(today) + AHEAD * DAY

const spanOfDays = ({ firstDay, lastDay }: Days) => {
  const [first, last] = [showDay(firstDay ?? ''), showDay(lastDay ?? '')]
  return first === last ? first : m.hours_times({ from: first, to: last })
}

/** Returns what differs from the week in the next days as text: dated hours, then closed days; `today` as in `2026-12-25`. */
export function datedLines({ dated, closed }: Pick<HoursPlan, 'dated' | 'closed'>, today: string): string[] {
  const periods = new Map<string, DatedHours[]>()
  for (const hours of dated.filter(one => isNear(one, today))) {
    const key = [hours.name, hours.firstDay, hours.lastDay, hours.weekday].join('|')
    periods.set(key, [...(periods.get(key) ?? []), hours])
  }
  return [
    ...[...periods.values()].map(all => {
      const [{ name, weekday, ...days } = all[0] as DatedHours] = all
      const on = weekday === null ? name : m.hours_on_weekday({ name, day: nameOfWeekday(weekday) })
      return m.hours_dated_line({ name: on, days: spanOfDays(days), times: timesOf(all) })
    }),
    ...closed
      .filter(one => isNear(one, today))
      .map(({ firstDay, lastDay, why }) =>
        firstDay === lastDay
          ? m.hours_closed_on({ day: showDay(firstDay), why })
          : m.hours_closed_from({ first: showDay(firstDay), last: showDay(lastDay), why }),
      ),
  ]
}
