import { m } from '../../messages/m.ts'

/** The style of a day in all screens, mails and prints. */
export const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

let days: Intl.DateTimeFormat | undefined

/** Formats a day such as `2026-12-25` for people: "25 Dec 2026", the same on the server and in every browser. */
export function showDay(date: string): string {
  days ??= new Intl.DateTimeFormat(m.shop_days(), { ...dayStyle, timeZone: 'UTC' })
  return days.format(new Date(date))
}

const DAY = 86_400_000

/** Returns the day this many days later, as in `2027-05-16`; days have no time zone. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** Returns the day at a moment in a time zone, as in `2026-12-25`: the only way from a moment to a day. */
export const dayAt = (moment: Date | string, timeZone: string | undefined): string =>
  new Date(moment).toLocaleDateString('sv', { timeZone })

/** Returns a moment by the clock of a time zone, as in `2027-05-13T18:00`. */
export const clockAt = (moment: Date, timeZone: string | undefined): string =>
  moment.toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T')
