import { daysLater } from '../lib/dates/dates.ts'
import { type DayHours, openOver } from './day-hours.rules.ts'
import { DAY } from './spans.rules.ts'

/** A time during which a shop is open. */
export type Opening = { opens: Date; closes: Date }

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

/** Returns when a shop is open, from the first of some days that follow each other, whose hours these are, by its clock. */
export const openingsOf = (firstDay: string, days: readonly DayHours[], timeZone: string): Opening[] =>
  openOver(days).flatMap(({ from, to }) => {
    const [opens, closes] = [momentOf(firstDay, from, timeZone), momentOf(firstDay, to, timeZone)]
    // A clock that leaves out the whole time leaves nothing of it.
    return closes > opens ? [{ opens, closes }] : []
  })
