import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { daysLater } from '../../lib/dates/dates.ts'

/** The weeks from one order to the next. */
export const rhythms = [1, 2, 4] as const
export type Rhythm = (typeof rhythms)[number]

/** The results of a day: `TOLD` when its customer has got the mail of the day before. */
export const outcomes = ['TOLD', 'SKIPPED', 'PLACED', 'NOT_PLACED'] as const
export type Outcome = (typeof outcomes)[number]

/** The most standing orders of a customer. */
export const MOST_STANDING = 10
/** The next days that a customer sees, and can skip. */
export const DAYS_AHEAD = 4

/** The days before an order at which its customer gets a mail, and at which it is placed, and the minute of the day from which. */
const MAIL_BEFORE = 3
const PLACE_BEFORE = 2
export const FROM_MINUTE = 8 * 60

const DAY = 86_400_000

/** The day and the minutes from midnight that the clock of a place shows. */
export type Wall = { day: string; minute: number }
/** The days of a standing order: the first one, and then every so many weeks. */
export type Plan = { firstDay: string; everyWeeks: number }
/** The days that have a result. */
export type Days = ReadonlyMap<string, Outcome>

/** Returns what the clock of a place shows at a moment. `day`: the day there. */
export function wallAt(moment: Date, day: string, timeZone: string | undefined): Wall {
  const [hours = 0, minutes = 0] = moment.toLocaleTimeString('sv', { timeZone }).split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

/** Returns the day of the mail about an order. */
export const mailDayOf = (day: string): string => daysLater(day, -MAIL_BEFORE)
/** Returns the day at which an order is placed. */
export const placeDayOf = (day: string): string => daysLater(day, -PLACE_BEFORE)

/** The minutes after eight in which the orders of a day are placed, also on a busy one. */
const PLACE_WITHIN = 60

/**
 * True if a window of a day can have standing orders: it still takes orders after those were placed. `until`: what the clock of the
 * shop shows at its last moment for an order.
 */
export function takesStanding(day: string, until: Wall): boolean {
  const placed = placeDayOf(day)
  return until.day > placed || (until.day === placed && until.minute > FROM_MINUTE + PLACE_WITHIN)
}

/** True from eight in the morning of a day. */
const hasBegun = (day: string, now: Wall): boolean =>
  now.day > day || (now.day === day && now.minute >= FROM_MINUTE)

const period = ({ everyWeeks }: Plan) => 7 * everyWeeks

/** True if a standing order has this day. */
export function isOccurrence(plan: Plan, day: string): boolean {
  const days = Math.round((Date.parse(day) - Date.parse(plan.firstDay)) / DAY)
  return days >= 0 && days % period(plan) === 0
}

/** Returns the next days of a standing order, from a day on. */
export function occurrencesFrom(plan: Plan, from: string, count: number): string[] {
  const days = Math.max(0, Math.round((Date.parse(from) - Date.parse(plan.firstDay)) / DAY))
  const first = daysLater(plan.firstDay, Math.ceil(days / period(plan)) * period(plan))
  return Array.from({ length: count }, (_, at) => daysLater(first, at * period(plan)))
}

/** Returns the first day with this weekday (0 is Sunday) of which a customer still gets the mail in time. */
export function firstDayOn(weekday: number, now: Wall): string {
  const from = daysLater(now.day, MAIL_BEFORE)
  const day = daysLater(from, (weekday - weekdayOf(from) + 7) % 7)
  return hasBegun(mailDayOf(day), now) ? daysLater(day, 7) : day
}

/** Returns the day from which a paused standing order goes on: its customer has got the mail about it, or still gets it. */
export function resumedOn(plan: Plan, days: Days, now: Wall): string {
  const [first = plan.firstDay, second = plan.firstDay, third = plan.firstDay] = occurrencesFrom(
    plan,
    now.day,
    3,
  )
  const isAhead = (day: string) => !hasBegun(days.get(day) === 'TOLD' ? placeDayOf(day) : mailDayOf(day), now)
  return isAhead(first) ? first : isAhead(second) ? second : third
}

/** The steps of a day: its mail, its order, or the note that its mail was missed. */
export type Step = { day: string; step: 'TELL' | 'PLACE' | 'MISS' }

/** Returns the step that a standing order needs now, the earliest day first; undefined if it needs none. */
export function dueOf(plan: Plan, days: Days, now: Wall): Step | undefined {
  const told = [...days].flatMap(([day, outcome]) =>
    outcome === 'TOLD' && isOccurrence(plan, day) && hasBegun(placeDayOf(day), now) ? [day] : [],
  )
  const [first] = told.sort()
  if (first !== undefined) return { day: first, step: 'PLACE' }
  const next = occurrencesFrom(plan, now.day, DAYS_AHEAD).find(
    day => !days.has(day) && hasBegun(mailDayOf(day), now),
  )
  return next === undefined
    ? undefined
    : { day: next, step: hasBegun(placeDayOf(next), now) ? 'MISS' : 'TELL' }
}

/** Returns the day at whose eight o'clock a standing order needs its next step: today or earlier if it needs one now. */
export function nextLook(plan: Plan, days: Days, now: Wall): string {
  const told = [...days].flatMap(([day, outcome]) =>
    outcome === 'TOLD' && isOccurrence(plan, day) ? [placeDayOf(day)] : [],
  )
  const open = occurrencesFrom(plan, now.day, DAYS_AHEAD + 2).filter(day => !days.has(day))
  return [...told, ...open.map(mailDayOf)].sort()[0] ?? daysLater(now.day, 1)
}

/** True if a customer can skip this day, or take that back: it is one of the next ones. */
export const isNear = (plan: Plan, day: string, now: Wall): boolean =>
  occurrencesFrom(plan, now.day, DAYS_AHEAD).includes(day)

/** True if the order of a skipped day can still be placed in time. */
export const isBeforePlacing = (day: string, now: Wall): boolean => !hasBegun(placeDayOf(day), now)
