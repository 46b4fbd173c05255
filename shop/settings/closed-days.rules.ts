import { m } from '../messages/m.ts'

/** Days on which a shop is closed, both ends included, as in `2026-12-25`. */
export type Closed = { firstDay: string; lastDay: string; why: string }

/** The most days in one range. */
const MOST_DAYS = 366
const DAY = 86_400_000

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.slice(0, 10) === day

/**
 * Returns the errors of closed days, by field: they must not be over, must be in order, last a year at most, and have a
 * reason.
 */
export function checkClosed({ firstDay, lastDay, why }: Closed, today: string): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!isDay(firstDay)) wrong.firstDay = m.settings_time_needed()
  if (!isDay(lastDay)) wrong.lastDay = m.settings_time_needed()
  else if (lastDay < today) wrong.lastDay = m.settings_day_past()
  else if (lastDay < firstDay) wrong.lastDay = m.settings_last_day_first()
  else if (Date.parse(lastDay) - Date.parse(firstDay) >= MOST_DAYS * DAY)
    wrong.lastDay = m.settings_days_too_many()
  if (!why.trim()) wrong.why = m.settings_needed()
  return wrong
}
