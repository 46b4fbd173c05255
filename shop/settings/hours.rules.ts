import { m } from '../messages/m.ts'

/** When a shop is open on a weekday (0 is Sunday), by its own clock; times as in `10:00` or `10:00:00`. */
export type DayHours = {
  weekday: number
  opens: string
  closes: string
  breakStarts?: string | null | undefined
  breakEnds?: string | null | undefined
}

/** `10:00:00` as people write it; a day ends at 24:00. */
export const shortTime = (time: string) => time.slice(0, 5)

/** What is wrong with a day, by field: it opens before it closes, and a break is whole and lies in between. */
export function checkDay({ opens, closes, breakStarts, breakEnds }: DayHours): Record<string, string> {
  const [from, to] = [shortTime(opens), shortTime(closes)]
  if (!from) return { opens: m.settings_time_needed() }
  if (!to) return { closes: m.settings_time_needed() }
  if (to <= from) return { closes: m.settings_closes_first() }
  const [begins, ends] = [shortTime(breakStarts ?? ''), shortTime(breakEnds ?? '')]
  if (!begins && !ends) return {}
  if (!begins) return { breakStarts: m.settings_break_half() }
  if (!ends) return { breakEnds: m.settings_break_half() }
  if (begins <= from || begins >= to) return { breakStarts: m.settings_break_outside() }
  if (ends <= begins) return { breakEnds: m.settings_break_backwards() }
  return ends < to ? {} : { breakEnds: m.settings_break_outside() }
}

/** What is wrong with the hours of a week, by field (`days.5.closes`); a day stands once. */
export function checkWeek(days: readonly DayHours[]): Record<string, string> {
  const wrong = days.flatMap((day, at) => [
    ...Object.entries(checkDay(day)).map(([field, says]) => [`days.${at}.${field}`, says]),
    ...(days.findIndex(({ weekday }) => weekday === day.weekday) < at
      ? [[`days.${at}.weekday`, m.settings_day_twice()]]
      : []),
  ])
  return Object.fromEntries(wrong)
}
