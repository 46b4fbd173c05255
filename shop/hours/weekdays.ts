import { m } from '../messages/m.ts'

/** Returns the name of a weekday, 0 for Sunday. 4 January 2026 was a Sunday. */
export const nameOfWeekday = (weekday: number): string =>
  new Intl.DateTimeFormat(m.shop_days(), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + weekday),
  )
