import { m } from '../messages/m.ts'
import { spanBetween } from './clock-times.rules.ts'
import { DAY, type Span } from './spans.rules.ts'

/** Hours of a weekday (0 is Sunday), by the shop's clock; those that end no later than they begin end on the next day. */
export type WeekdayHours = { weekday: number; opens: string; closes: string }

const WEEK = 7 * DAY

/** Returns the errors of a time from one field to another: both are needed, and they differ. `24:00` is no beginning. */
export function checkTimes<From extends string, To extends string>(
  [from, opens]: readonly [From, string],
  [to, closes]: readonly [To, string],
): Record<string, string> {
  if (!opens || opens.startsWith('24')) return { [from]: m.hours_time_needed() }
  if (!closes) return { [to]: m.hours_time_needed() }
  return opens.slice(0, 5) === closes.slice(0, 5) ? { [to]: m.hours_same_times() } : {}
}

const inWeek = ({ weekday, opens, closes }: WeekdayHours): Span => {
  const { from, to } = spanBetween(opens, closes)
  return { from: from + weekday * DAY, to: to + weekday * DAY }
}

/** True if two times of the week have a minute in common; one that begins on Saturday can end on Sunday. */
const meet = (one: Span, other: Span) =>
  [-WEEK, 0, WEEK].some(shift => one.from < other.to + shift && other.from + shift < one.to)

/** Returns the errors of a week's hours, by field (`days.5.closes`): no two of them overlap, also after midnight. */
export function checkWeek(days: readonly WeekdayHours[]): Record<string, string> {
  const errors = days.map(({ opens, closes }) => checkTimes(['opens', opens], ['closes', closes]))
  const spans = days.map((day, at) => (Object.keys(errors[at] ?? {}).length ? undefined : inWeek(day)))
  const wrong = spans.flatMap((span, at) => {
    const own = Object.entries(errors[at] ?? {}).map(([field, says]) => [`days.${at}.${field}`, says])
    const overlaps = span && spans.slice(0, at).some(before => before && meet(before, span))
    return overlaps ? [[`days.${at}.opens`, m.hours_overlap()]] : own
  })
  return Object.fromEntries(wrong)
}
