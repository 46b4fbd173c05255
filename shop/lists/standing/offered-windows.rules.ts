import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { takesStanding, wallAt } from './standing.rules.ts'

type Window = { starts: string; ends: string }
type Day = { day: string; slots: readonly (Window & { orderBy: string })[] }

/**
 * Returns the windows for standing orders that the shop offers on each weekday (0 is Sunday) of these days, the earliest first: without
 * those that take no more orders when standing orders are placed.
 */
export function windowsByWeekday(days: readonly Day[], timeZone: string | undefined): Map<number, Window[]> {
  const found = new Map<number, Map<string, Window>>()
  for (const { day, slots } of days) {
    const weekday = weekdayOf(day)
    const ofDay = found.get(weekday) ?? new Map<string, Window>()
    for (const { starts, ends, orderBy } of slots)
      if (takesStanding(day, wallAt(new Date(orderBy), dayAt(orderBy, timeZone), timeZone)))
        ofDay.set(starts, { starts, ends })
    if (ofDay.size) found.set(weekday, ofDay)
  }
  const early = (one: Window, other: Window) => (one.starts < other.starts ? -1 : 1)
  return new Map(
    [...found]
      .sort(([one], [other]) => one - other)
      .map(([weekday, windows]) => [weekday, [...windows.values()].sort(early)]),
  )
}
