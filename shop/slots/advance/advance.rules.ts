import { clockTime } from '../../hours/clock-times.rules.ts'
import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { checkDays } from '../../hours/days.rules.ts'
import { nameOfWeekday } from '../../hours/weekdays.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import { MOST_DAYS_BEFORE } from '../patterns.rules.ts'
import { showWeekday } from '../slot-words.ts'

/** The days on which the products of a rule are handed over, and the last moment to order them. */
export type Advance = {
  /** 0 for Sunday. */
  weekdays: readonly number[]
  firstDay: string | null
  lastDay: string | null
  /** The last moment for an order: a time (minutes from midnight) some days before, or minutes before the window. */
  cutOffDays: number | null
  cutOffTime: number | null
  leadMinutes: number | null
}

/** A window as the rules see it: its day by the clock of the shop, and the open minutes that any order needs before it. */
export type Handover = { day: string; startsAt: Date; leadMinutes: number }

const MINUTE = 60_000

/** True if a rule hands its goods over on a day. */
const isHandedOver = ({ weekdays, firstDay, lastDay }: Advance, day: string) =>
  weekdays.includes(weekdayOf(day)) &&
  (firstDay === null || firstDay <= day) &&
  (lastDay === null || day <= lastDay)

/** True if the products of a rule can be ordered now for a window. `momentOf`: the moment of a day and its minutes by the clock of the shop. */
export function isInTime(
  rule: Advance,
  { day, startsAt }: Pick<Handover, 'day' | 'startsAt'>,
  { now, momentOf }: { now: Date; momentOf: (day: string, minutes: number) => Date },
): boolean {
  if (!isHandedOver(rule, day)) return false
  const { leadMinutes, cutOffDays, cutOffTime } = rule
  const last =
    leadMinutes === null
      ? momentOf(daysLater(day, -(cutOffDays ?? 0)), cutOffTime ?? 0)
      : new Date(startsAt.getTime() - leadMinutes * MINUTE)
  return now < last
}

/** Says when the products of a rule must be ordered: "Order by Thursday, 18:00, for Saturday". */
export function advanceWords(rule: Advance): string {
  const { weekdays, firstDay, lastDay, cutOffDays, cutOffTime, leadMinutes } = rule
  if (leadMinutes !== null) {
    const isHours = leadMinutes % 60 === 0
    return isHours
      ? m.slots_ahead_hours({ count: leadMinutes / 60 })
      : m.slots_ahead_minutes({ count: leadMinutes })
  }
  const days = cutOffDays ?? 0
  const time = clockTime(cutOffTime ?? 0)
  if (firstDay !== null && firstDay === lastDay)
    return m.slots_ahead_for({
      by: showWeekday(daysLater(firstDay, -days)),
      time,
      day: showWeekday(firstDay),
    })
  const [only] = weekdays
  // A week or more before, the name of a weekday would mean the wrong one.
  if (weekdays.length === 1 && only !== undefined && days < 7)
    return m.slots_ahead_for({
      by: nameOfWeekday((only + 7 - days) % 7),
      time,
      day: nameOfWeekday(only),
    })
  return days === 0 ? m.slots_ahead_today({ time }) : m.slots_ahead_days({ count: days, time })
}

/** A rule as its form and its call have it. */
export type WrittenAdvance = {
  ruleName: string
  deptNames: readonly string[]
  productIds: readonly number[]
  weekdays: readonly number[]
  firstDay: string | null
  lastDay: string | null
  cutOffDays: number | null
  /** Such as `18:00`. */
  cutOffTime: string | null
  leadMinutes: number | null
}

/** The most minutes by which goods can be ordered ahead: four weeks. */
export const MOST_LEAD = 40_320

/** Returns the errors of a rule, by field. */
export function checkAdvance(written: WrittenAdvance, today: string): Record<string, string> {
  const { ruleName, deptNames, productIds, weekdays, firstDay, lastDay } = written
  const { cutOffDays, cutOffTime, leadMinutes } = written
  const wrong: Record<string, string> =
    firstDay || lastDay ? checkDays({ firstDay: firstDay ?? '', lastDay: lastDay ?? '' }, today) : {}
  if (!ruleName.trim()) wrong.ruleName = m.settings_needed()
  if (deptNames.length + productIds.length === 0) wrong.deptNames = m.slots_goods_needed()
  if (weekdays.length === 0) wrong.weekdays = m.slots_weekday_needed()
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  if (leadMinutes !== null) {
    if (!isWhole(leadMinutes, 1, MOST_LEAD)) wrong.leadMinutes = m.slots_lead_wrong({ most: MOST_LEAD / 60 })
    if (cutOffDays !== null || cutOffTime !== null) wrong.leadMinutes = m.slots_cut_off_either()
  } else if (cutOffDays === null || cutOffTime === null) wrong.cutOffDays = m.slots_cut_off_needed()
  else if (!isWhole(cutOffDays, 0, MOST_DAYS_BEFORE))
    wrong.cutOffDays = m.slots_days_wrong({ most: MOST_DAYS_BEFORE })
  return wrong
}
