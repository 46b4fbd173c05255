import type { WrongFields } from '../../lib/wrong-fields.ts'
import { checkDay, shortTime } from '../../settings/hours.rules.ts'
import type { StoreHours } from '../../settings/store-hours.contract.ts'

/** A weekday as its form holds it; times as browsers write them, so a day ends at 00:00. */
export type DayDraft = {
  weekday: number
  open: boolean
  opens: string
  closes: string
  breakStarts: string
  breakEnds: string
}
/** The week as its form holds it, Monday first. */
export type WeekDraft = { days: DayDraft[] }

const inOrder = [1, 2, 3, 4, 5, 6, 0]
const fresh = { open: false, opens: '10:00', closes: '22:00', breakStarts: '', breakEnds: '' }

const typed = (time: string | null | undefined) => {
  const short = shortTime(time ?? '')
  return short === '24:00' ? '00:00' : short
}

/** The form values of a week: all seven days; days without hours are closed. */
export function weekDraftOf(hours: readonly StoreHours[]): WeekDraft {
  const days = inOrder.map(weekday => {
    const day = hours.find(one => one.weekday === weekday)
    if (!day) return { ...fresh, weekday }
    const { opens, closes, breakStarts, breakEnds } = day
    return {
      weekday,
      open: true,
      opens: typed(opens),
      closes: typed(closes),
      breakStarts: typed(breakStarts),
      breakEnds: typed(breakEnds),
    }
  })
  return { days }
}

/** A day as sent: midnight at its end is 24:00, an empty break is left out. */
const dayIn = ({ open: _, breakStarts, breakEnds, ...day }: DayDraft) => ({
  ...day,
  closes: day.closes === '00:00' ? '24:00' : day.closes,
  breakStarts: breakStarts || null,
  breakEnds: breakEnds || null,
})

/** The open days of a week, as sent. */
export const daysIn = ({ days }: WeekDraft) => days.filter(({ open }) => open).map(dayIn)

/** The problems of a week, by form field (`days.4.closes`). */
export function checkWeekDraft({ days }: WeekDraft): WrongFields {
  const wrong = days.flatMap((day, at) =>
    day.open
      ? Object.entries(checkDay(dayIn(day))).map(([field, says]) => [`days.${at}.${field}`, says])
      : [],
  )
  return Object.fromEntries(wrong)
}

/** Gives all open days the hours of one day; each keeps its own break. */
export function withSameHours({ days }: WeekDraft, at: number): WeekDraft {
  const { opens = '', closes = '' } = days[at] ?? {}
  return { days: days.map(day => (day.open ? { ...day, opens, closes } : day)) }
}
