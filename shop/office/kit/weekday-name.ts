import { m } from '../../messages/m.ts'

/** The name of a weekday (0 is Sunday). 4 January 2026 was a Sunday. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(m.shop_days(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + weekday),
  )

/** A day such as `2026-12-25`, in words. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(m.shop_days(), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

/** One day or several in a row, in words. */
export const spanName = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay
    ? dayName(firstDay)
    : m.settings_times({ from: dayName(firstDay), to: dayName(lastDay) })
