import { spanBetween } from '../hours/clock-times.rules.ts'
import { checkDays } from '../hours/days.rules.ts'
import { m } from '../messages/m.ts'
import type { CutOff, Pattern } from './windows.rules.ts'

/** The limits of a pattern: its windows a day, the minutes of a window, the days before for its cut-off, and the minutes to prepare an order. */
export const MOST_A_DAY = 96
export const MOST_MINUTES = 1440
export const MOST_CAPACITY = 10_000
export const MOST_DAYS_BEFORE = 14
export const MOST_LEAD_MINUTES = 2880

/** A pattern as its form and its call have it. With an anchor `starts` and `ends` are minutes around the prayer, otherwise times such as `10:00`. */
export type WrittenPattern = {
  patternName: string
  weekdays: readonly number[]
  firstDay: string | null
  lastDay: string | null
  anchor: Pattern['anchor']
  starts: string | number
  ends: string | number
  every: number
  length: number
  capacity: number
  workMinutes: number | null
  cutOffMinutes: number | null
  cutOffDays: number | null
  cutOffTime: string | null
  leadMinutes: number
}

/** Returns the minutes from which and until which the windows of a pattern begin and end. */
export function rangeOf({ anchor, starts, ends }: Pick<WrittenPattern, 'anchor' | 'starts' | 'ends'>) {
  if (anchor !== null) return { from: Number(starts), to: Number(ends) }
  return spanBetween(String(starts), String(ends))
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** Returns the errors of a pattern, by field. */
export function checkPattern(written: WrittenPattern, today: string): Record<string, string> {
  const { patternName, weekdays, firstDay, lastDay, anchor, every, length, capacity, workMinutes } = written
  const { cutOffMinutes, cutOffDays, cutOffTime } = written
  const wrong: Record<string, string> =
    firstDay || lastDay ? checkDays({ firstDay: firstDay ?? '', lastDay: lastDay ?? '' }, today) : {}
  if (!patternName.trim()) wrong.patternName = m.settings_needed()
  if (weekdays.length === 0) wrong.weekdays = m.slots_weekday_needed()
  const typed = anchor === null ? 'string' : 'number'
  if (typeof written.starts !== typed || written.starts === '') wrong.starts = m.hours_time_needed()
  if (typeof written.ends !== typed || written.ends === '') wrong.ends = m.hours_time_needed()
  if (!isWhole(length, 5, MOST_MINUTES)) wrong.length = m.slots_minutes_wrong({ most: MOST_MINUTES })
  if (!isWhole(every, 5, MOST_MINUTES)) wrong.every = m.slots_minutes_wrong({ most: MOST_MINUTES })
  if (!isWhole(capacity, 1, MOST_CAPACITY)) wrong.capacity = m.slots_capacity_wrong({ most: MOST_CAPACITY })
  if (workMinutes !== null && !isWhole(workMinutes, 1, 100_000)) wrong.workMinutes = m.slots_work_wrong()
  if (!isWhole(written.leadMinutes, 0, MOST_LEAD_MINUTES))
    wrong.leadMinutes = m.slots_lead_minutes_wrong({ most: MOST_LEAD_MINUTES })
  if (cutOffMinutes === null && (cutOffDays === null || cutOffTime === null))
    wrong.cutOffMinutes = m.slots_cut_off_needed()
  if (cutOffMinutes !== null && cutOffDays !== null) wrong.cutOffMinutes = m.slots_cut_off_either()
  if (wrong.starts || wrong.ends || wrong.every || wrong.length) return wrong
  const { from, to } = rangeOf(written)
  const windows = Math.floor((to - from - length) / every) + 1
  if (windows < 1) wrong.ends = m.slots_no_window()
  else if (windows > MOST_A_DAY) wrong.every = m.slots_too_many({ most: MOST_A_DAY })
  return wrong
}

/** Returns the cut-off of stored columns. */
export const cutOffOf = (row: {
  cutOffMinutes: number | null
  cutOffDays: number | null
  cutOffTime: number | null
}): CutOff =>
  row.cutOffMinutes === null
    ? { days: row.cutOffDays ?? 0, at: row.cutOffTime ?? 0 }
    : { minutes: row.cutOffMinutes }
