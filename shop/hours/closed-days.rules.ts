import { m } from '../messages/m.ts'
import { checkDays } from './days.rules.ts'

/** Days on which a shop is closed, both ends included, as in `2026-12-25`. */
export type Closed = { firstDay: string; lastDay: string; why: string }

/** Returns the errors of closed days, by field: they are as `checkDays` wants them, and have a reason. */
export function checkClosed({ why, ...days }: Closed, today: string): Record<string, string> {
  return { ...checkDays(days, today), ...(why.trim() ? {} : { why: m.settings_needed() }) }
}
