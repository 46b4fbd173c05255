import type { Prayer } from '../settings/choices.ts'
import { DAY, merged, minutesWithin, type Span, without } from './spans.rules.ts'

/** The minutes from midnight at which the prayers of a day begin; a prayer without a time cannot be computed there. */
export type PrayerTimes = Partial<Record<Prayer, number>>

/** Days such as `2026-02-18`, both ends included; without ends they are all days. On one weekday only, if it is set (0 is Sunday). */
type Days = { firstDay: string | null; lastDay: string | null; weekday: number | null }

/** Opening hours of some days in place of the usual ones, such as those of Ramadan. */
export type DatedHours = Days & Span & { name: string }
/** A break at a fixed time, or from some minutes before a prayer until some after it. */
export type Break = Days & { name: string } & (
    | ({ kind: 'FIXED' } & Span)
    | { kind: 'PRAYER'; prayer: Prayer; before: number; after: number }
  )

/** All that decides when a branch is open. */
export type HoursPlan = {
  weekly: readonly (Span & { weekday: number })[]
  dated: readonly DatedHours[]
  closed: readonly { firstDay: string; lastDay: string; why: string }[]
  breaks: readonly Break[]
}

/** The hours of a day: when it is open, its breaks, why it is closed, the name of its dated hours, and the prayers that have no time. */
export type DayHours = {
  open: Span[]
  breaks: (Span & { name: string })[]
  closed: string | null
  name: string | null
  unknown: Prayer[]
}

/** The weekday of the communal prayer, whose break replaces the one at noon. */
const FRIDAY = 5

/** Returns the weekday of a day, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

const isOn = ({ firstDay, lastDay, weekday }: Days, day: string): boolean =>
  (firstDay === null || firstDay <= day) &&
  (lastDay === null || day <= lastDay) &&
  (weekday === null || weekday === weekdayOf(day))

/** Returns the dated hours of a day: those of its weekday if there are any, otherwise those of all days. */
function datedOn(day: string, dated: HoursPlan['dated']): DatedHours[] {
  const all = dated.filter(hours => isOn(hours, day))
  const own = all.filter(({ weekday }) => weekday !== null)
  return own.length ? own : all
}

/**
 * Returns the hours of a day: the usual ones of its weekday, or dated ones, without its breaks. A shop that is closed on a day still
 * ends the evening before. On Friday a break at a fixed time of that weekday takes the place of the one at the noon prayer.
 */
export function dayHours(day: string, plan: HoursPlan, times: PrayerTimes): DayHours {
  const closed = plan.closed.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const dated = datedOn(day, plan.dated)
  const hours = dated.length ? dated : plan.weekly.filter(({ weekday }) => weekday === weekdayOf(day))
  const wanted = plan.breaks.filter(one => isOn(one, day))
  const isFridayBreak = wanted.some(({ kind, weekday }) => kind === 'FIXED' && weekday === FRIDAY)
  const unknown: Prayer[] = []
  const breaks = wanted.flatMap(one => {
    if (one.kind === 'FIXED') return [{ from: one.from, to: one.to, name: one.name }]
    if (one.prayer === 'DHUHR' && isFridayBreak) return []
    const at = times[one.prayer]
    if (at === undefined) unknown.push(one.prayer)
    return at === undefined ? [] : [{ from: at - one.before, to: at + one.after, name: one.name }]
  })
  return {
    open: closed ? [] : merged(hours),
    breaks,
    closed: closed?.why ?? null,
    name: (!closed && dated[0]?.name) || null,
    unknown,
  }
}

/** The hours and breaks of a day. */
type Listed = Pick<DayHours, 'open' | 'breaks'>

/** Returns spans some days later, in minutes from the same midnight. */
const moved = <S extends Span>(spans: readonly S[], days: number): Span[] =>
  spans.map(({ from, to }) => ({ from: from + days * DAY, to: to + days * DAY }))

/** Returns when a shop is open on a day, without its breaks and those of the next one, which end an evening after midnight. */
export const openOn = ({ open, breaks }: Listed, next?: Pick<Listed, 'breaks'>): Span[] =>
  without(open, [...breaks, ...moved(next?.breaks ?? [], 1)])

/** Returns the breaks of a day during which a shop would be open: by its own hours, or by those of the evening before. */
export const breaksWithin = <B extends Span>(
  breaks: readonly B[],
  open: readonly Span[],
  before: readonly Span[],
): B[] => breaks.filter(one => minutesWithin([...open, ...moved(before, -1)], one) > 0)

/**
 * Returns when a shop is open over days that follow each other, in minutes from the midnight of the first one: breaks also end the
 * evening before them that goes on after midnight.
 */
export const openOver = (days: readonly Listed[]): Span[] =>
  without(
    days.flatMap(({ open }, at) => moved(open, at)),
    days.flatMap(({ breaks }, at) => moved(breaks, at)),
  )
