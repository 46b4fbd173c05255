import { showDay } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'

/** The name of a weekday (0 is Sunday). 4 January 2026 was a Sunday. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(m.shop_days(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + weekday),
  )

/** One day or several in a row, in words. */
export const spanName = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay
    ? showDay(firstDay)
    : m.settings_times({ from: showDay(firstDay), to: showDay(lastDay) })
