import { daysLater } from '../../lib/dates/dates.ts'

/** True for an existing day such as `2026-11-27`. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysLater(text, 0) === text

/** Returns the day that an address asks for; today if it asks for none. */
export const dayAsked = (asked: string | null, today: string): string =>
  asked !== null && isDay(asked) ? asked : today
