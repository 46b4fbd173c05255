import { m } from '../messages/m.ts'

/** The opening hours of a weekday (0 is Sunday), by the shop's clock; times as in `10:00` or `10:00:00`. */
export type DayHours = {
  weekday: number
  opens: string
  closes: string
  breakStarts?: string | null | undefined
  breakEnds?: string | null | undefined
}

/** Shortens `10:00:00` to `10:00`; a day ends at 24:00. */
export const shortTime = (time: string) => time.slice(0, 5)

/** Returns the errors of a day, by field: it must open before it closes, and a break must be complete and lie in between. */
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

/** Returns the errors of a week's hours, by field (`days.5.closes`); each day occurs once. */
export function checkWeek(days: readonly DayHours[]): Record<string, string> {
  const wrong = days.flatMap((day, at) => [
    ...Object.entries(checkDay(day)).map(([field, says]) => [`days.${at}.${field}`, says]),
    ...(days.findIndex(({ weekday }) => weekday === day.weekday) < at
      ? [[`days.${at}.weekday`, m.settings_day_twice()]]
      : []),
  ])
  return Object.fromEntries(wrong)
}
