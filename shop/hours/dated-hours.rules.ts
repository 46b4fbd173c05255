import { m } from '../messages/m.ts'
import { checkDays } from './days.rules.ts'
import { checkTimes } from './hours.rules.ts'

/** Dated hours as their form and their call have them. */
export type WrittenDated = {
  name: string
  firstDay: string
  lastDay: string
  opens: string
  closes: string
}

/** Returns the errors of dated hours, by field. */
export const checkDated = (
  { name, opens, closes, ...days }: WrittenDated,
  today: string,
): Record<string, string> => ({
  ...(name.trim() ? {} : { name: m.settings_needed() }),
  ...checkDays(days, today),
  ...checkTimes(['opens', opens], ['closes', closes]),
})
