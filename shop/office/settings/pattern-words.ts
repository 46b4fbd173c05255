import { nameOfWeekday } from '../../hours/weekdays.ts'
import { type Currency, showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { SlotPattern } from '../../slots/patterns.contract.ts'
import { rangeOf } from '../../slots/patterns.rules.ts'
import { weekdays } from '../forms/week-draft.rules.ts'
import { slotWays } from '../kit/slot-ways.ts'
import { spanName } from '../kit/span-name.ts'
import { prayerNames } from './prayer-words.ts'

/** A length of time in words: "2 hours", "90 minutes". */
export const lengthWords = (minutes: number): string =>
  minutes > 0 && minutes % 60 === 0
    ? m.office_windows_hours_count({ count: minutes / 60 })
    : m.office_settings_minutes_count({ count: minutes })

/** Weekdays in words: "Every day", "Fridays", "Monday to Thursday, Saturday". */
export function weekdaysWords(chosen: readonly number[]): string {
  if (chosen.length === 7) return m.office_settings_every_day()
  if (chosen.length === 1) return m.office_settings_on_weekday({ day: nameOfWeekday(chosen[0] ?? 0) })
  const runs: number[][] = []
  for (const weekday of weekdays)
    if (chosen.includes(weekday)) {
      const before = weekdays[weekdays.indexOf(weekday) - 1]
      if (before !== undefined && runs.at(-1)?.at(-1) === before) runs.at(-1)?.push(weekday)
      else runs.push([weekday])
    }
  return runs
    .flatMap(run => {
      const names = run.map(nameOfWeekday)
      const [first = '', last = ''] = [names[0], names.at(-1)]
      return run.length > 2 ? [m.hours_week_days({ first, last })] : names
    })
    .join(m.hours_and())
}

/** A moment around a prayer: "60 minutes before Maghrib", "Maghrib". */
function aroundWords(minutes: number, prayer: string): string {
  if (minutes === 0) return prayer
  const named = { prayer, minutes: m.office_settings_minutes_count({ count: Math.abs(minutes) }) }
  return minutes < 0 ? m.office_windows_before_prayer(named) : m.office_windows_after_prayer(named)
}

/** The days and times of a pattern: "Every day, 10:00 to 22:00, each 2 hours". */
export function timesWords(pattern: SlotPattern): string {
  const { anchor, starts, ends, length, every } = pattern
  const { from, to } = rangeOf(pattern)
  const prayer = anchor && prayerNames[anchor]()
  const range = prayer
    ? m.office_windows_range_prayer({ from: aroundWords(from, prayer), until: aroundWords(to, prayer) })
    : m.office_windows_range_clock({ from: String(starts), until: String(ends) })
  const each = { length: lengthWords(length), every: lengthWords(every) }
  // A single window lasts from the first time to the second.
  const isOne = to - from === length
  return [
    weekdaysWords(pattern.weekdays),
    range,
    ...(isOne ? [] : [every === length ? m.office_windows_each(each) : m.office_windows_each_every(each)]),
  ].join(m.hours_and())
}

/** Until when orders are possible. */
export function cutOffWords({ cutOffMinutes, cutOffDays, cutOffTime }: SlotPattern): string {
  if (cutOffMinutes === 0) return m.office_windows_until_start()
  if (cutOffMinutes !== null) return m.office_windows_until_before({ length: lengthWords(cutOffMinutes) })
  const time = cutOffTime ?? ''
  if (!cutOffDays) return m.office_windows_until_same_day({ time })
  if (cutOffDays === 1) return m.office_windows_until_day_before({ time })
  return m.office_windows_until_days_before({ time, count: cutOffDays })
}

type Named = { zoneId: number; zoneName: string }

/** A pattern in a line. */
export function patternFacts(pattern: SlotPattern, currency: Currency, zones: readonly Named[]): string {
  const orders = m.office_windows_orders_count({ count: pattern.capacity })
  const { workMinutes, leadMinutes, fee, zoneIds, firstDay, lastDay } = pattern
  const zonesOf = zoneIds.map(
    id => zones.find(({ zoneId }) => zoneId === id)?.zoneName ?? m.office_windows_zone_gone(),
  )
  return [
    pattern.active ? '' : m.office_windows_inactive(),
    slotWays[pattern.method](),
    timesWords(pattern),
    workMinutes === null
      ? orders
      : m.office_windows_room({ orders, minutes: m.office_settings_minutes_count({ count: workMinutes }) }),
    cutOffWords(pattern),
    leadMinutes > 0 ? m.office_windows_lead_of({ length: lengthWords(leadMinutes) }) : '',
    fee > 0 ? m.office_windows_fee_of({ amount: showMoney(fee, currency) }) : '',
    [...new Set(zonesOf)].join(m.hours_and()),
    firstDay && lastDay ? spanName({ firstDay, lastDay }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
