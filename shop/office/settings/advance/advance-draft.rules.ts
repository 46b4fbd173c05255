import { minutesAt } from '../../../hours/clock-times.rules.ts'
import { weekdayOf } from '../../../hours/day-hours.rules.ts'
import { daysLater } from '../../../lib/dates/dates.ts'
import { readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import type { AdvanceRule } from '../../../slots/advance/advance.contract.ts'
import { advanceWords, checkAdvance } from '../../../slots/advance/advance.rules.ts'
import { closingTime, typedTime } from '../../forms/typed-time.ts'

/** A rule for goods that are ordered in advance as its form holds it: numbers as typed. */
export type AdvanceDraft = {
  ruleName: string
  deptNames: string[]
  products: AdvanceRule['products']
  weekdays: number[]
  firstDay: string
  lastDay: string
  cutOffKind: 'DAY' | 'AHEAD'
  cutOffDays: string
  cutOffTime: string
  leadHours: string
  /** Empty: all branches. */
  branch: string
  active: boolean
}

const HOUR = 60

/** Hours with at most two decimals, which are enough to return the same minutes. */
const hoursOf = (minutes: number) => String(Number((minutes / HOUR).toFixed(2)))

/** The form values of a rule; a new one is ordered by Thursday, 18:00, for Saturday. */
export const advanceDraftOf = (rule: AdvanceRule | undefined): AdvanceDraft => ({
  ruleName: rule?.ruleName ?? '',
  deptNames: rule?.deptNames ?? [],
  products: rule?.products ?? [],
  weekdays: rule?.weekdays ?? [6],
  firstDay: rule?.firstDay ?? '',
  lastDay: rule?.lastDay ?? '',
  cutOffKind: rule && rule.leadMinutes !== null ? 'AHEAD' : 'DAY',
  cutOffDays: String(rule?.cutOffDays ?? 2),
  cutOffTime: typedTime(rule?.cutOffTime ?? '18:00'),
  leadHours: hoursOf(rule?.leadMinutes ?? 24 * HOUR),
  branch: String(rule?.branchId ?? ''),
  active: rule?.active ?? true,
})

/** A rule as sent. A time of midnight is the end of its day. */
export function advanceIn(draft: AdvanceDraft) {
  const { deptNames, products, weekdays, active, branch } = draft
  const isAhead = draft.cutOffKind === 'AHEAD'
  return {
    ...{ ruleName: draft.ruleName.trim(), deptNames, active },
    productIds: products.map(({ productId }) => productId),
    weekdays: weekdays.toSorted(),
    ...{ firstDay: draft.firstDay || null, lastDay: draft.lastDay || null },
    cutOffDays: isAhead ? null : readNumber(draft.cutOffDays),
    cutOffTime: isAhead ? null : closingTime(draft.cutOffTime),
    leadMinutes: isAhead ? Math.round(readNumber(draft.leadHours) * HOUR) : null,
    branchId: branch === '' ? null : Number(branch),
  }
}

/** A removed rule as sent to add it again. */
export function advanceAgain({ ruleId: _, says: __, updatedDate: ___, products, ...rule }: AdvanceRule) {
  return { ...rule, productIds: products.map(({ productId }) => productId) }
}

/** The errors of a rule as sent, at the fields of its form. */
export function atAdvanceFields({ leadMinutes, branchId, ...rest }: WrongFields): WrongFields {
  const moved = { ...rest, leadHours: leadMinutes, branch: branchId }
  return Object.fromEntries(Object.entries(moved).filter(([, says]) => says)) as WrongFields
}

/** True if one of the weekdays is between two days. */
function isBetween(weekdays: readonly number[], firstDay: string, lastDay: string): boolean {
  const week = [0, 1, 2, 3, 4, 5, 6].map(later => daysLater(firstDay, later))
  return week.some(day => day <= lastDay && weekdays.includes(weekdayOf(day)))
}

/** The problems of a rule, by field. Only the server knows the date in the shop. */
export function checkAdvanceDraft(draft: AdvanceDraft): WrongFields {
  const sent = advanceIn(draft)
  const { weekdays, firstDay, lastDay } = sent
  const wrong = atAdvanceFields(checkAdvance(sent, ''))
  if (sent.cutOffTime === '') wrong.cutOffTime = m.hours_time_needed()
  const areDaysRight = firstDay && lastDay && !wrong.firstDay && !wrong.lastDay && !wrong.weekdays
  if (areDaysRight && !isBetween(weekdays, firstDay, lastDay))
    wrong.weekdays = m.office_settings_advance_no_day()
  return wrong
}

/** The sentence that shoppers read about the products of a rule; undefined if the form does not say when they are ordered. */
export function advancePreview(draft: AdvanceDraft): string | undefined {
  const { ruleName: _, deptNames: __, productIds: ___, ...wrong } = checkAdvanceDraft(draft)
  if (Object.keys(wrong).length) return undefined
  const { cutOffTime, ...sent } = advanceIn(draft)
  return advanceWords({ ...sent, cutOffTime: cutOffTime === null ? null : minutesAt(cutOffTime) })
}
