import type { OwnPrayerTime } from '../../hours/prayer-times.contract.ts'
import { daysLater } from '../../lib/dates/dates.ts'

type Days = Pick<OwnPrayerTime, 'prayer' | 'firstDay' | 'lastDay'>

/** The days of an own time that it no longer has after an edit: before and after the new ones. */
export function daysLeft(before: Days, after: Days): Days[] {
  const { prayer, firstDay, lastDay } = before
  const apart = after.prayer !== prayer || after.lastDay < firstDay || after.firstDay > lastDay
  if (apart) return [{ prayer, firstDay, lastDay }]
  return [
    ...(firstDay < after.firstDay ? [{ prayer, firstDay, lastDay: daysLater(after.firstDay, -1) }] : []),
    ...(lastDay > after.lastDay ? [{ prayer, firstDay: daysLater(after.lastDay, 1), lastDay }] : []),
  ]
}
