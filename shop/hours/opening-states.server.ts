import { daysLater, showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { clockTime } from './clock-times.rules.ts'
import { type DayHours, openOver, weekdayOf } from './day-hours.rules.ts'
import { momentOf } from './openings.server.ts'
import { DAY } from './spans.rules.ts'
import { nameOfWeekday } from './weekdays.ts'

/** Open or closed from a moment on, until the next one. */
export type State = { from: Date; isOpen: boolean; says: string }

/** The number of days after which a weekday no longer says which one is meant. */
const A_WEEK = 7
/** Until this hour of the morning a night is still the evening before. */
const MORNING = 6 * 60

/** Days that follow each other, with the hours of each; minutes count from the midnight of the first. */
type Listed = { firstDay: string; days: readonly DayHours[] }

/** Returns the number of whole days from one minute to another, by the calendar. */
const daysBetween = (minute: number, later: number) => Math.floor(later / DAY) - Math.floor(minute / DAY)
const within = (minute: number) => clockTime(((minute % DAY) + DAY) % DAY)
const dayOf = ({ firstDay }: Listed, minute: number) => daysLater(firstDay, Math.floor(minute / DAY))

/** Says how long it is open, from a minute on. */
function openWords(listed: Listed, minute: number, closes: number): string {
  if (closes >= listed.days.length * DAY) return m.hours_open()
  if (closes % DAY === 0 && daysBetween(minute, closes) === 1)
    return m.hours_open_until({ time: clockTime(DAY) })
  const days = daysBetween(minute, closes)
  const isTonight = days === 0 || (days === 1 && closes % DAY <= MORNING)
  if (isTonight) return m.hours_open_until({ time: within(closes) })
  return m.hours_open_until_day({
    day: nameOfWeekday(weekdayOf(dayOf(listed, closes))),
    time: within(closes),
  })
}

/** Says when it opens, from a minute on. */
function opensWords(listed: Listed, minute: number, opens: number | undefined): string {
  if (opens === undefined) return m.hours_closed_now()
  const time = within(opens)
  const days = daysBetween(minute, opens)
  if (days === 0) return m.hours_opens_today({ time })
  if (days === 1) return m.hours_opens_tomorrow({ time })
  const day = dayOf(listed, opens)
  return m.hours_opens_on({ day: days < A_WEEK ? nameOfWeekday(weekdayOf(day)) : showDay(day), time })
}

/** Says why it is closed from a minute on, until it opens. */
function closedWords(listed: Listed, minute: number, opens: number | undefined): string {
  const at = Math.floor(minute / DAY)
  const pause = listed.days
    .flatMap(({ breaks }, day) =>
      breaks.map(({ from, to, name }) => ({ from: from + day * DAY, to: to + day * DAY, name })),
    )
    .find(({ from, to }) => from <= minute && minute < to)
  if (pause && opens !== undefined && daysBetween(minute, opens) === 0)
    return m.hours_closed_for({ why: pause.name, time: within(opens) })
  const closed = listed.days[at]?.closed
  return closed ? m.hours_closed_today({ why: closed }) : opensWords(listed, minute, opens)
}

/**
 * Returns when a shop opens and closes over days that follow each other, and what it says meanwhile. Closed times are split at
 * midnight, where "tomorrow" becomes "today".
 */
export function openingStates(firstDay: string, days: readonly DayHours[], timeZone: string): State[] {
  const open = openOver(days)
  const listed: Listed = { firstDay, days }
  const end = days.length * DAY
  const states: State[] = []
  const add = (minute: number, isOpen: boolean, says: string) =>
    states.push({ from: momentOf(firstDay, minute, timeZone), isOpen, says })
  let before = 0
  for (const { from, to } of [...open, { from: end, to: end }]) {
    const opens = from < end ? from : undefined
    for (let minute = before; minute < Math.min(from, end); minute = (Math.floor(minute / DAY) + 1) * DAY)
      add(minute, false, closedWords(listed, minute, opens))
    if (from < end) add(from, true, openWords(listed, from, to))
    before = Math.max(before, to)
  }
  return states
}
