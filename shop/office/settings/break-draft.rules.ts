import type { ShopBreak } from '../../hours/breaks.contract.ts'
import { checkBreak } from '../../hours/breaks.rules.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import type { Prayer } from '../../settings/choices.ts'
import { closingTime, typedTime } from '../forms/typed-time.ts'

/** A break as its form holds it: numbers as typed, days empty if it is on all of them. */
export type BreakDraft = {
  name: string
  kind: 'TIME' | 'PRAYER'
  /** Empty: every day. */
  weekday: string
  firstDay: string
  lastDay: string
  starts: string
  ends: string
  prayer: Prayer
  minutesBefore: string
  minutesAfter: string
}

/** The most minutes before or after a prayer. */
const MOST_MINUTES = 240

/** The form values of a break. */
export const breakDraftOf = (one: ShopBreak | undefined): BreakDraft => ({
  name: one?.name ?? '',
  kind: one?.prayer ? 'PRAYER' : 'TIME',
  weekday: String(one?.weekday ?? ''),
  firstDay: one?.firstDay ?? '',
  lastDay: one?.lastDay ?? '',
  starts: typedTime(one?.starts ?? ''),
  ends: typedTime(one?.ends ?? ''),
  prayer: one?.prayer ?? 'ASR',
  minutesBefore: String(one?.minutesBefore ?? 5),
  minutesAfter: String(one?.minutesAfter ?? 20),
})

const minutesIn = (typed: string) => (typed.trim() ? readNumber(typed) : null)

/** A weekday as sent; null for every day. */
export const weekdayIn = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** A break as sent. A first day alone is its last day as well. */
export function breakIn(draft: BreakDraft) {
  const isFixed = draft.kind === 'TIME'
  return {
    name: draft.name.trim(),
    weekday: weekdayIn(draft.weekday),
    firstDay: draft.firstDay || null,
    lastDay: draft.lastDay || draft.firstDay || null,
    starts: isFixed ? draft.starts : null,
    ends: isFixed ? closingTime(draft.ends) : null,
    prayer: isFixed ? null : draft.prayer,
    minutesBefore: isFixed ? null : minutesIn(draft.minutesBefore),
    minutesAfter: isFixed ? null : minutesIn(draft.minutesAfter),
  }
}

const isMinutes = (minutes: number | null) =>
  minutes === null || (Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES)

/** The problems of a break, by field. Only the server knows the date in the shop. */
export function checkBreakDraft(draft: BreakDraft): WrongFields {
  const sent = breakIn(draft)
  const says = m.office_settings_break_minutes_wrong({ most: MOST_MINUTES })
  return {
    ...checkBreak(sent, ''),
    ...(isMinutes(sent.minutesBefore) ? {} : { minutesBefore: says }),
    ...(isMinutes(sent.minutesAfter) ? {} : { minutesAfter: says }),
  }
}
