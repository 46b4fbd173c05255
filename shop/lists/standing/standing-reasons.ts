import { m } from '../../messages/m.ts'

const reasons = {
  NOTHING: m.lists_standing_reason_nothing,
  AGE: m.lists_standing_reason_age,
  NO_WINDOW: m.lists_standing_reason_no_window,
  NO_CASH: m.lists_standing_reason_no_cash,
  BELOW_MINIMUM: m.lists_standing_reason_below_minimum,
  TOO_FAR: m.lists_standing_reason_too_far,
  BRANCH_CLOSED: m.lists_standing_reason_branch_closed,
  NO_MAIL: m.lists_standing_reason_no_mail,
  ACCOUNT_CLOSED: m.lists_standing_reason_account_closed,
  OTHER: m.lists_standing_reason_other,
} as const

/** The reasons why nothing was placed. */
export type NotPlacedReason = keyof typeof reasons
export const notPlacedReasons = Object.keys(reasons) as [NotPlacedReason, ...NotPlacedReason[]]

const isReason = (code: string): code is NotPlacedReason => code in reasons

/** Says why nothing was placed. */
export const reasonWords = (code: string): string => (isReason(code) ? reasons[code] : reasons.OTHER)()
