import { dayAt } from '../lib/dates/dates.ts'
import { showTime } from '../lib/dates/moments.ts'
import { m } from '../messages/m.ts'

const styles = { weekday: { weekday: 'short' }, day: { day: 'numeric', month: 'short' } } as const

let weekdays: Intl.DateTimeFormat | undefined
let days: Intl.DateTimeFormat | undefined

/** Formats a day such as `2026-12-25` with its weekday: "Fri, 25 Dec". */
export function showWeekday(date: string): string {
  // The two are joined here because browsers differ in the comma between them.
  weekdays ??= new Intl.DateTimeFormat(m.shop_days(), { ...styles.weekday, timeZone: 'UTC' })
  days ??= new Intl.DateTimeFormat(m.shop_days(), { ...styles.day, timeZone: 'UTC' })
  const at = new Date(date)
  return m.slots_date({ weekday: weekdays.format(at), day: days.format(at) })
}

/** A moment in words, by the shop's clock: "Fri, 25 Dec, 16:00". */
export const momentWords = (at: Date | string, timeZone: string | undefined): string =>
  m.slots_window({ day: showWeekday(dayAt(at, timeZone)), times: showTime(at, timeZone) })

/** A window in words, by the shop's clock: "Fri, 25 Dec, 16:00 to 18:00". */
export function slotWords(
  { startsAt, endsAt }: { startsAt: Date | string; endsAt: Date | string },
  timeZone: string | undefined,
): string {
  const times = m.hours_times({ from: showTime(startsAt, timeZone), to: showTime(endsAt, timeZone) })
  return m.slots_window({ day: showWeekday(dayAt(startsAt, timeZone)), times })
}
