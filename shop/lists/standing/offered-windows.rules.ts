import { weekdayOf } from '../../hours/day-hours.rules.ts'

type Window = { starts: string; ends: string }
type Day = { day: string; slots: readonly Window[] }

/** Returns the windows that the shop offers on each weekday (0 is Sunday) of these days, the earliest first. */
export function windowsByWeekday(days: readonly Day[]): Map<number, Window[]> {
  const found = new Map<number, Map<string, Window>>()
  for (const { day, slots } of days) {
    const weekday = weekdayOf(day)
    const ofDay = found.get(weekday) ?? new Map<string, Window>()
    for (const { starts, ends } of slots) ofDay.set(starts, { starts, ends })
    found.set(weekday, ofDay)
  }
  const early = (one: Window, other: Window) => (one.starts < other.starts ? -1 : 1)
  return new Map(
    [...found]
      .sort(([one], [other]) => one - other)
      .map(([weekday, windows]) => [weekday, [...windows.values()].sort(early)]),
  )
}
