import { daysLater } from '../lib/dates/dates.ts'
import { DAY } from './spans.rules.ts'

/**
 * Returns the moment of a day at which the clock of a place shows these minutes from midnight. A time that its clock leaves out in
 * spring is that much later; of one that it shows twice in autumn, it is the first.
 */
export function momentOf(day: string, minutes: number, timeZone: string): Date {
  const { year, month, day: date } = Temporal.PlainDate.from(daysLater(day, Math.floor(minutes / DAY)))
  const within = ((minutes % DAY) + DAY) % DAY
  const { epochMilliseconds } = Temporal.ZonedDateTime.from({
    ...{ timeZone, year, month, day: date },
    ...{ hour: Math.floor(within / 60), minute: within % 60 },
  })
  return new Date(epochMilliseconds)
}
