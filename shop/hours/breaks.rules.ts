import { m } from '../messages/m.ts'
import type { Prayer } from '../settings/choices.ts'
import { checkDays } from './days.rules.ts'
import { checkTimes } from './hours.rules.ts'

/** A break as its form and its call have it: times of the clock, or a prayer. */
export type WrittenBreak = {
  name: string
  firstDay: string | null
  lastDay: string | null
  starts: string | null
  ends: string | null
  prayer: Prayer | null
  minutesBefore: number | null
  minutesAfter: number | null
}

/** Returns the errors of a break, by field. Its days may be absent; a break around a prayer has at least a minute. */
export function checkBreak(written: WrittenBreak, today: string): Record<string, string> {
  const { name, firstDay, lastDay, starts, ends, prayer, minutesBefore, minutesAfter } = written
  const wrong: Record<string, string> = {
    ...(firstDay || lastDay ? checkDays({ firstDay: firstDay ?? '', lastDay: lastDay ?? '' }, today) : {}),
    ...(prayer === null ? checkTimes(['starts', starts ?? ''], ['ends', ends ?? '']) : {}),
  }
  if (!name.trim()) wrong.name = m.settings_needed()
  if (prayer === null && (minutesBefore ?? minutesAfter) !== null)
    wrong.minutesBefore = m.hours_break_either()
  if (prayer === null) return wrong
  if ((starts ?? ends) !== null) wrong.starts = m.hours_break_either()
  if (minutesBefore === null) wrong.minutesBefore = m.hours_minutes_needed()
  else if (minutesAfter === null || minutesBefore + minutesAfter === 0)
    wrong.minutesAfter = m.hours_minutes_needed()
  return wrong
}
