import type { ShopBreak } from '../../hours/breaks.contract.ts'
import type { DatedHours } from '../../hours/dated-hours.contract.ts'
import type { OwnPrayerTime } from '../../hours/prayer-times.contract.ts'
import { nameOfWeekday } from '../../hours/weekdays.ts'
import { m } from '../../messages/m.ts'
import { spanName } from '../kit/span-name.ts'
import { prayerNames } from './prayer-words.ts'

const daysOf = (weekday: number | null) =>
  weekday === null
    ? m.office_settings_every_day()
    : m.office_settings_on_weekday({ day: nameOfWeekday(weekday) })

const minutes = (count: number) => m.office_settings_minutes_count({ count })

/** The times of a break: `13:00 to 14:30`, or from before until after a prayer. */
function timesOf({ starts, ends, prayer, minutesBefore, minutesAfter }: ShopBreak): string {
  if (prayer === null) return m.hours_times({ from: starts ?? '', to: ends ?? '' })
  const named = { prayer: prayerNames[prayer]() }
  const [before, after] = [minutes(minutesBefore ?? 0), minutes(minutesAfter ?? 0)]
  if (!minutesBefore) return m.office_settings_from_prayer({ ...named, after })
  if (!minutesAfter) return m.office_settings_until_prayer({ ...named, before })
  return m.office_settings_around_prayer({ ...named, before, after })
}

/** The days and times of a break, and its dates if it has some, in a line. */
export function breakFacts(shopBreak: ShopBreak): string {
  const { weekday, firstDay, lastDay } = shopBreak
  const when = [daysOf(weekday), timesOf(shopBreak)].join(m.hours_and())
  return firstDay && lastDay ? `${when} · ${spanName({ firstDay, lastDay })}` : when
}

/** The days and times of dated hours, in a line. */
export const datedFacts = ({ weekday, opens, closes, ...days }: DatedHours): string =>
  `${[daysOf(weekday), m.hours_times({ from: opens, to: closes })].join(m.hours_and())} · ${spanName(days)}`

/** A prayer and the time that the shop has set for it. */
export const ownTimeName = ({ prayer, time }: OwnPrayerTime): string =>
  [prayerNames[prayer](), time].join(m.hours_and())
