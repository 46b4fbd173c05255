import { checkWeek, type WeekdayHours } from '../../hours/hours.rules.ts'
import { nameOfWeekday } from '../../hours/weekdays.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { closingTime, typedTime } from './typed-time.ts'

/** Hours as their form holds them; times as browsers write them, so a day ends at 00:00. */
export type SpanDraft = { opens: string; closes: string }
/** A weekday as its form holds it. A closed day has hours, too: those it gets when it is opened. */
export type DayDraft = { weekday: number; open: boolean; spans: SpanDraft[] }
/** The week as its form holds it, Monday first. */
export type WeekDraft = { days: DayDraft[] }

/** The most spans of a day. */
export const MOST_SPANS = 4
/** The weekdays from Monday, 0 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

const fresh: SpanDraft = { opens: '10:00', closes: '22:00' }

/** The form values of a week: all seven days; days without hours are closed. */
export function weekDraftOf(hours: readonly WeekdayHours[]): WeekDraft {
  const days = weekdays.map(weekday => {
    const spans = hours
      .filter(one => one.weekday === weekday)
      .map(({ opens, closes }) => ({ opens: typedTime(opens), closes: typedTime(closes) }))
    return { weekday, open: spans.length > 0, spans: spans.length ? spans : [fresh] }
  })
  return { days }
}

/** The hours of a week, as sent. */
export const hoursIn = ({ days }: WeekDraft): WeekdayHours[] =>
  days.flatMap(({ weekday, open, spans }) =>
    open ? spans.map(({ opens, closes }) => ({ weekday, opens, closes: closingTime(closes) })) : [],
  )

/** The place of a span in the hours as sent: that of the first span of a day, plus `span`. */
export const sentPlace = ({ days }: WeekDraft, day: number, span: number): number =>
  hoursIn({ days: days.slice(0, day) }).length + span

/** The problems of a week, by field as sent (`days.4.closes`). */
export const checkWeekDraft = (draft: WeekDraft): WrongFields => checkWeek(hoursIn(draft))

/** Gives all open days the hours of one day. */
export function withSameHours({ days }: WeekDraft, at: number): WeekDraft {
  const spans = days[at]?.spans ?? [fresh]
  return { days: days.map(day => (day.open ? { ...day, spans } : day)) }
}

/** The hours of a week as lines, for choosing between two versions. */
export const weekText = ({ days }: WeekDraft): string =>
  days
    .filter(({ open }) => open)
    .map(day => {
      const times = hoursIn({ days: [day] }).map(({ opens, closes }) =>
        m.hours_times({ from: opens, to: closes }),
      )
      return m.hours_week_line({ days: nameOfWeekday(day.weekday), times: times.join(m.hours_and()) })
    })
    .join('\n')
