import { m } from '../messages/m.ts'

/** The most days in one range. */
const MOST_DAYS = 366
const DAY = 86_400_000

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.slice(0, 10) === day

/** Returns the errors of a range of days, by field: it must not be over, must be in order, and last a year at most. */
export function checkDays(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  today: string,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!isDay(firstDay)) wrong.firstDay = m.hours_day_needed()
  if (!isDay(lastDay)) wrong.lastDay = m.hours_day_needed()
  else if (lastDay < today) wrong.lastDay = m.hours_day_past()
  else if (lastDay < firstDay) wrong.lastDay = m.hours_last_day_first()
  else if (Date.parse(lastDay) - Date.parse(firstDay) >= MOST_DAYS * DAY)
    wrong.lastDay = m.hours_days_too_many()
  return wrong
}
