import { showTime } from '../lib/dates/moments.ts'
import { m } from '../messages/m.ts'
import { hijriDay } from './hijri.rules.ts'

/** A day of a season in words: by the civil calendar and by the Islamic one. */
export type DayWords = { civil: string; hijri: string }

/** Returns the days of a season in words, by number; called only on the server. */
export function dayWords(days: readonly { day: number; date: string }[]): Record<number, DayWords> {
  const language = m.shop_days()
  const civil = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return Object.fromEntries(
    days.map(({ day, date }) => [
      day,
      { civil: civil.format(new Date(`${date}T12:00:00Z`)), hijri: hijriDay(date, language) },
    ]),
  )
}

/** Returns a time range like "09:00–12:00". */
export const timeWords = (
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string => `${showTime(startsAt, timeZone)}–${showTime(endsAt, timeZone)}`
